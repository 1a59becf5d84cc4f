/** What any text of the content must hold: it says something, in the room that its place has, and without empty talk. */
import type { Problem } from "./problem";
import type { Text } from "./texts";

/** Words of the trade's empty talk (art direction, Voice), each with its forms. */
const bannedWords =
  /\b(leverag\w*|unlock\w*|empower\w*|seamless\w*|cutting[- ]edge|world[- ]class|robust\w*|revolutioni[sz]\w*|supercharg\w*|transform(?:s|ed|ing|ation\w*|ative)?|next[- ]gen(?:eration)?|journeys?|solutions?|passionate\w*|lorem|ipsum)\b/i;

/** The spec's own line, "+N more solutions", is the one place for the word. */
const specRecords = new Set(["labels.moreSolutions.one", "labels.moreSolutions.other"]);

/** The longest text that each field's place on the page holds, in characters. */
const longest: Readonly<Record<string, number>> = {
  heading: 48,
  title: 70,
  lede: 220,
  description: 200,
  features: 40,
  solutions: 40,
  name: 40,
  category: 40,
  group: 40,
  tools: 30,
  technologies: 30,
  number: 8,
  figure: 8,
  value: 8,
  figureLabel: 60,
  label: 60,
  metric: 40,
  results: 60,
  content: 420,
  position: 60,
  company: 60,
  mission: 160,
  vision: 160,
  term: 24,
  detail: 60,
};

/**
 * Holds one text against the laws that any text has.
 *
 * @param text - The text, and where it stands.
 * @returns Every law that it breaks.
 */
export function textProblems({ file, record, field, value }: Text): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (message: string, mend: string): number => problems.push({ file, record, message, mend });
  const banned = bannedWords.exec(value)?.[0];
  const limit = longest[field];

  if (value.trim() === "") say("is empty.", "Write the text, or take the record out.");
  else if (value !== value.trim()) say("begins or ends with a space.", "Take the space away.");
  if (/ {2}/.test(value)) say("has two spaces in a row.", "Leave one.");
  if (/\p{Cc}/u.test(value)) say("holds a control character.", "Retype the text: no tab, line break or unseen sign.");
  if (banned !== undefined && !specRecords.has(record)) {
    say(`says “${banned}”, which any company could say.`, "Say what is done and what the client gets.");
  }
  if (limit !== undefined && [...value].length > limit) {
    say(`is ${[...value].length} characters long; its place holds ${limit}.`, "Shorten it.");
  }
  if (/^[a-z]+:/i.test(value) && !/\s/.test(value)) problems.push(...addressProblems(file, record, value));
  return problems;
}

function addressProblems(file: string, record: string, value: string): readonly Problem[] {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === "https:" && url.username === "" && url.hostname.includes(".")) return [];
  const message = `is “${value}”, which is no plain https address.`;
  return [{ file, record, message, mend: "Write it as https://host.tld/path." }];
}
