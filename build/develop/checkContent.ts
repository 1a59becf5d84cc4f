/** Everything that can be said of the content and the theme while they are being edited. */
import { contrastProblems } from "../theme/contrast";
import { contentProblems } from "../content/laws";
import { locate } from "../content/locate";
import { contentFiles, evaluateContent, type Read, readFromDisk } from "../content/sources";
import type { Complaint } from "./complaint";
import { typeChecker } from "./typeComplaints";

/** Where the colours are. */
const themeFile = "src/styles/theme.css";

/**
 * Prepares the check; the compiler stays warm between two calls.
 *
 * @param read - Where the sources come from.
 * @returns A function that checks what is written now. The laws are read only where the types hold.
 */
export function contentCheck(read: Read = readFromDisk): () => readonly Complaint[] {
  const checkTypes = typeChecker(read);
  return () => {
    const types = checkTypes(contentFiles());
    return [...(types.length > 0 ? types : lawComplaints(read)), ...themeComplaints(read)];
  };
}

function lawComplaints(read: Read): readonly Complaint[] {
  return contentProblems(evaluateContent(read)).map(({ file, record, message, mend }) => ({
    file,
    ...locate(read(file), record),
    message: `${record} ${message} ${mend}`,
  }));
}

function themeComplaints(read: Read): readonly Complaint[] {
  const css = read(themeFile);
  try {
    return contrastProblems(css).map((message) => ({ file: themeFile, ...placeOfColour(css, message), message }));
  } catch (error) {
    return [{ file: themeFile, line: 1, column: 1, message: String(error) }];
  }
}

/** The law names the colour in front first; the line that declares it is the one to change. */
function placeOfColour(css: string, message: string): Pick<Complaint, "line" | "column"> {
  const colour = /\((#[0-9a-f]+)\)/i.exec(message)?.[1];
  const at = colour === undefined ? -1 : css.indexOf(colour);
  return { line: css.slice(0, Math.max(0, at)).split("\n").length, column: 1 };
}
