/** The portfolio: featured projects, more projects and the track record. All projects are samples. */
import type { Gradient, HttpsUrl, NonEmpty, PlaceholderPath, SectionIntro } from "./vocabulary";

export interface Project {
  readonly title: string;
  readonly category: string;
  readonly description: string;
  /** Never rendered or requested (requirements, section 3). */
  readonly image: PlaceholderPath;
  readonly technologies: NonEmpty<string>;
  /** Each is a figure, a space and what it measures. A figure with a unit holds a no-break space: "40\u00a0s". */
  readonly results: NonEmpty<string>;
  readonly link: HttpsUrl;
  readonly featured: boolean;
  /** True while the project is invented; the launch check reports it. */
  readonly sample: boolean;
  /** The colours of its contour drawing. */
  readonly gradient: Gradient;
}

/** A figure of the requirements (section 9), and how it is measured. */
export interface TrackRecordMetric {
  readonly metric: string;
  readonly value: string;
  readonly description: string;
}

export const portfolioIntro: SectionIntro = {
  heading: "Charts of finished work",
  lede: "What was wrong, what we built and what changed, measured against the client’s own records.",
};

export const moreProjectsHeading = "Further along the coast";
export const trackRecordHeading = "The log so far";
export const viewProject = "View Project";
export const technologiesUsed = "Built with";
export const resultsLabel = "Results";

export const projects: NonEmpty<Project> = [
  {
    title: "Route planning for 4,000 vans",
    category: "Logistics",
    description:
      "Norrvik Parcel planned its rounds overnight and mended them by telephone. Now a dispatcher marks a road as closed, and the rounds are redrawn while the drivers are still loading.",
    image: "/api/placeholder/600/400",
    technologies: ["Python", "OR-Tools", "PostgreSQL", "Kafka", "React"],
    results: ["−18% fuel per parcel", "40\u00a0s to replan a city", "−61% calls to dispatch"],
    link: "https://www.example.com/work/route-planning",
    featured: true,
    sample: true,
    gradient: "shelf",
  },
  {
    title: "Referral letters read in minutes",
    category: "Healthcare",
    description:
      "Letters to Ribamonte Clinics waited days for a nurse to sort them. A language model now proposes the department and the urgency. A nurse confirms both, with the sentence it relied on marked.",
    image: "/api/placeholder/600/400",
    technologies: ["Claude API", "FastAPI", "pgvector", "FHIR", "React"],
    results: [
      "96% sorted right at first pass",
      "7\u00a0min from scan to the right desk",
      "3\u00a0h of nursing time back each day",
    ],
    link: "https://www.example.com/work/referral-letters",
    featured: true,
    sample: true,
    gradient: "dusk",
  },
  {
    title: "Books that close by nine",
    category: "Banking and payments",
    description:
      "Obalende Mutual closed its day at noon, after a morning of spreadsheets. We built a new ledger beside the old one and ran both until every account agreed to the kobo.",
    image: "/api/placeholder/600/400",
    technologies: ["Java", "Spring Boot", "PostgreSQL", "Temporal", "Kubernetes"],
    results: ["3\u00a0h earlier close each morning", "1.2M accounts moved, none lost", "0 hours with a branch offline"],
    link: "https://www.example.com/work/ledger",
    featured: true,
    sample: true,
    gradient: "aurora",
  },
  {
    title: "Field notes without a signal",
    category: "Agriculture",
    description:
      "Agronomists at Tres Lomas Growers walk plots where no phone connects. Their notebook keeps working, merges on return and draws the season on a map.",
    image: "/api/placeholder/600/400",
    technologies: ["React Native", "Expo", "SQLite", "PostGIS", "Node.js"],
    results: ["9\u00a0days offline, merged without a conflict", "−85% paper forms"],
    link: "https://www.example.com/work/field-notes",
    featured: false,
    sample: true,
    gradient: "reef",
  },
  {
    title: "An archive you can question",
    category: "Media",
    description:
      "Decades of rushes sat on shelves under reel numbers. Editors at Corvane Pictures now search them by what is said and what is seen.",
    image: "/api/placeholder/600/400",
    technologies: ["PyTorch", "Whisper", "OpenSearch", "Next.js", "AWS"],
    results: ["31,000\u00a0h of footage indexed", "12\u00a0s to find a spoken line"],
    link: "https://www.example.com/work/film-archive",
    featured: false,
    sample: true,
    gradient: "abyss",
  },
  {
    title: "Building permits from the sofa",
    category: "Public sector",
    description:
      "In Vestmark you once queued with printed drawings. The permit service now checks a plan on upload and says in plain words what is missing.",
    image: "/api/placeholder/600/400",
    technologies: ["Django", "Vue", "PostgreSQL", "Keycloak"],
    results: ["−44% applications sent back", "38% filed outside office hours"],
    link: "https://www.example.com/work/building-permits",
    featured: false,
    sample: true,
    gradient: "dawn",
  },
];

export const trackRecord: readonly TrackRecordMetric[] = [
  {
    metric: "Projects",
    value: "200+",
    description: "Delivered, documented and in their owners’ hands.",
  },
  {
    metric: "Uptime",
    value: "99.9%",
    description: "Measured from outside the systems we run, where their users stand.",
  },
  {
    metric: "Compliance",
    value: "98%",
    description: "Agreed controls that were met, with the evidence on file.",
  },
  {
    metric: "Retention",
    value: "95%",
    description: "Clients who sign again when a contract ends.",
  },
];
