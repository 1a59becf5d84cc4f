/** The industries that the team has worked in, and what it built there. */
import type { Gradient, IconName, NonEmpty, PluralText, SectionIntro } from "./vocabulary";

export interface Industry {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  /** The first three are shown, the rest are counted: put the best first. */
  readonly solutions: NonEmpty<string>;
  /** How many; `projectCount` has the words. */
  readonly projects: number;
  readonly gradient: Gradient;
}

export const industriesIntro: SectionIntro = {
  heading: "Waters we know",
  lede: "Each trade has its own rules, file formats and busy season. These are the ones we have learnt on the job.",
};

/** Counts the projects in an industry. */
export const projectCount: PluralText = { one: "{count} project", other: "{count} projects" };
/** Counts the solutions that an industry's tile does not show (requirements, section 2). */
export const moreSolutions: PluralText = { one: "+{count} more solution", other: "+{count} more solutions" };

/** The first has the larger tile. */
export const industries: NonEmpty<Industry> = [
  {
    icon: "truck",
    title: "Logistics",
    description: "For dispatchers who must find the late van and the unscanned parcel before the customer does.",
    solutions: [
      "Route planning with live traffic",
      "Proof of delivery, offline",
      "Depot slot booking",
      "Customs document checks",
      "Carrier rate comparison",
      "Cold-chain temperature logs",
      "Fuel and idling reports",
    ],
    projects: 26,
    gradient: "shelf",
  },
  {
    icon: "heart-pulse",
    title: "Healthcare",
    description: "Less typing for clinicians, and a record of who opened which file.",
    solutions: [
      "Referral letter triage",
      "HL7 and FHIR interfaces",
      "Theatre and bed scheduling",
      "Patient portals",
      "Consent records",
      "Access log for each record",
    ],
    projects: 23,
    gradient: "dawn",
  },
  {
    icon: "banknote",
    title: "Banking and payments",
    description: "Payments that arrive once, and alerts that an analyst can explain to a regulator.",
    solutions: [
      "Double-entry ledgers",
      "ISO 20022 payment messages",
      "Transaction monitoring",
      "Customer identity checks",
      "Card dispute handling",
      "End-of-day reconciliation",
      "Open banking consents",
      "Regulatory returns",
    ],
    projects: 25,
    gradient: "abyss",
  },
  {
    icon: "shopping-cart",
    title: "Retail",
    description: "The till and the website agree on what is in stock, even on sale day.",
    solutions: [
      "One stock figure for all channels",
      "Checkout under sale-day load",
      "Demand forecast by store",
      "Returns portal and labels",
      "Product search tuning",
      "Price changes with approval",
      "Click-and-collect picking",
    ],
    projects: 22,
    gradient: "dusk",
  },
  {
    icon: "factory",
    title: "Manufacturing",
    description: "From machine signal to shift report, with nobody copying figures off a panel.",
    solutions: [
      "OPC UA machine data",
      "Visual defect inspection",
      "Downtime by cause and shift",
      "Batch traceability",
      "Wear warnings for spindles",
      "Work instructions on tablets",
    ],
    projects: 18,
    gradient: "reef",
  },
  {
    icon: "zap",
    title: "Energy",
    description: "A reading every quarter-hour from each meter, settled against the market it was traded on.",
    solutions: [
      "Smart meter data intake",
      "Load and price forecasts",
      "Battery dispatch schedules",
      "Outage maps",
      "Grid connection requests",
    ],
    projects: 15,
    gradient: "aurora",
  },
  {
    icon: "landmark",
    title: "Public sector",
    description: "Services that everyone entitled to them can use, bought under rules we know how to answer.",
    solutions: [
      "Online permits and renewals",
      "Case files for officers",
      "Sign-in with national ID",
      "Accessible forms and letters",
      "Open data publishing",
      "Records retention schedules",
    ],
    projects: 17,
    gradient: "signal",
  },
  {
    icon: "graduation-cap",
    title: "Education",
    description: "Systems that stay up when a whole year group signs in for its results.",
    solutions: [
      "Timetables without clashes",
      "Exams that survive lost signal",
      "Admissions and offers",
      "LTI links to the course system",
      "Plagiarism checks with evidence",
      "Attendance alerts for tutors",
    ],
    projects: 13,
    gradient: "shoal",
  },
  {
    icon: "plane",
    title: "Travel",
    description: "When the weather rewrites the schedule, fares and refunds still have to be right.",
    solutions: [
      "NDC and GDS connections",
      "Rebooking after cancellations",
      "Refunds by fare rule",
      "Hotel rates by channel",
      "Crew roster changes",
    ],
    projects: 14,
    gradient: "dawn",
  },
  {
    icon: "film",
    title: "Media",
    description: "An archive that editors can search by day, and a stream that holds on the night of the final.",
    solutions: [
      "Footage search by spoken line",
      "Rights and territory checks",
      "Live stream failover",
      "Subtitle drafts for editors",
      "Metered paywalls",
      "Royalty statements",
    ],
    projects: 12,
    gradient: "dusk",
  },
  {
    icon: "radio-tower",
    title: "Telecoms",
    description: "A network raises more alarms than people can read. We find the one that caused the rest.",
    solutions: [
      "Alarms grouped by root cause",
      "Usage rating and billing",
      "Number porting",
      "Fibre rollout planning",
      "Field engineer dispatch",
    ],
    projects: 11,
    gradient: "abyss",
  },
  {
    icon: "sprout",
    title: "Agriculture",
    description: "Field data, entered in gloves and a long way from the nearest mast.",
    solutions: [
      "Offline field notebooks",
      "Satellite crop monitoring",
      "Irrigation schedules",
      "Herd health records",
      "Yield forecasts by plot",
      "Spray and dose records",
    ],
    projects: 8,
    gradient: "reef",
  },
  {
    icon: "building",
    title: "Property",
    description: "A whole portfolio on one screen, each figure one click from its lease or invoice.",
    solutions: [
      "Lease terms read from PDFs",
      "Repair requests with photos",
      "Service charge statements",
      "Energy use per building",
      "Visitor and contractor passes",
    ],
    projects: 10,
    gradient: "shelf",
  },
];
