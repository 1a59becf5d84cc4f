/** The focus areas: what a client can ask for, and what they get. */
import type { Gradient, IconName, NonEmpty, SectionIntro } from "./vocabulary";

export interface Service {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
  /** Each names a thing that can be ordered and checked on delivery. */
  readonly features: NonEmpty<string>;
  readonly gradient: Gradient;
}

export const servicesIntro: SectionIntro = {
  heading: "What we take on board",
  lede: "One team does all of it. Each engagement starts with a written plan, a price and the name of the engineer who answers for it.",
};

export const services: NonEmpty<Service> = [
  {
    icon: "blocks",
    title: "Custom software",
    description:
      "Web applications and internal tools shaped around how your people already work, written so that your own team can take them over.",
    features: [
      "Clickable prototype",
      "Role and permission model",
      "Documented public API",
      "Handover to your own developers",
    ],
    gradient: "shelf",
  },
  {
    icon: "brain",
    title: "Applied machine learning",
    description:
      "Which decision should get better, and by how much? We settle that first, then train the smallest model that beats today’s rule.",
    features: [
      "Baseline before any model",
      "Demand and price forecasts",
      "Document and image sorting",
      "Drift alerts in production",
    ],
    gradient: "aurora",
  },
  {
    icon: "message-square",
    title: "Language models and agents",
    description:
      "Assistants that read your documents and act through your systems, with a source behind each answer and a person behind each payment.",
    features: [
      "Search with cited sources",
      "Test set of your real questions",
      "Approval step before any action",
      "Cost per answer, on a dashboard",
    ],
    gradient: "dusk",
  },
  {
    icon: "database",
    title: "Data platforms",
    description:
      "Sales reports one total and finance another. We trace both to their source tables and leave you one warehouse that people believe.",
    features: [
      "Warehouse with tested models",
      "Change capture from old databases",
      "Lineage from chart to source",
      "Personal data masked by column",
    ],
    gradient: "reef",
  },
  {
    icon: "cloud",
    title: "Cloud and platform",
    description:
      "Infrastructure kept in code, sized to your actual load and dull to operate. The accounts and the keys are in your name throughout.",
    features: [
      "Terraform for each environment",
      "Restore drill, timed and logged",
      "Preview environment per change",
      "Line-by-line review of the bill",
    ],
    gradient: "shoal",
  },
  {
    icon: "smartphone",
    title: "Mobile apps",
    description:
      "One codebase for iOS and Android where that serves the user; Swift and Kotlin where the camera, the maps or the radio demand it.",
    features: [
      "Offline use with later sync",
      "App Store and Play submission",
      "Crash reports, read and triaged",
      "Bluetooth device pairing",
    ],
    gradient: "dawn",
  },
  {
    icon: "shield",
    title: "Security and compliance",
    description:
      "Before the auditor asks, we read your code, map your data and close what we find. The evidence stays in your repository.",
    features: [
      "Threat model of your system",
      "Penetration test and retest",
      "ISO 27001 and SOC 2 evidence",
      "GDPR records of processing",
    ],
    gradient: "abyss",
  },
  {
    icon: "accessibility",
    title: "Design and accessibility",
    description:
      "Interfaces drawn in the browser and tried by the people who will use them, some of them with a screen reader or one hand.",
    features: [
      "WCAG 2.2 AA audit",
      "Component library in code",
      "Usability tests, with recordings",
      "Error messages in plain words",
    ],
    gradient: "signal",
  },
  {
    icon: "wrench",
    title: "Legacy modernisation",
    description:
      "Your old system keeps taking orders while its replacement grows beside it, one screen and one table at a time.",
    features: [
      "Map of undocumented behaviour",
      "Tests before the first change",
      "Parallel run against old results",
      "Migration off COBOL or Delphi",
    ],
    gradient: "shelf",
  },
  {
    icon: "life-buoy",
    title: "Running and support",
    description:
      "Somebody has to answer when the pager goes at night. Here it is an engineer who knows the code and may release the fix.",
    features: [
      "On-call cover, day and night",
      "Incident reports in plain English",
      "Patch and dependency updates",
      "Error budget agreed in writing",
    ],
    gradient: "reef",
  },
];
