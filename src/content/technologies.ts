/** The tools that the team uses, each with the level of experience, and how tools are chosen. */
import type { Gradient, IconName, Level, NonEmpty, SectionIntro } from "./vocabulary";

export interface Technology {
  readonly name: string;
  readonly level: Level;
}

export interface TechnologyCategory {
  readonly category: string;
  readonly icon: IconName;
  /** Highest level first. */
  readonly technologies: NonEmpty<Technology>;
  readonly gradient: Gradient;
}

export interface LevelText {
  readonly name: string;
  readonly meaning: string;
}

/** A principle for choosing and keeping tools. */
export interface Highlight {
  readonly title: string;
  readonly description: string;
  readonly icon: IconName;
}

/** Further tools in use, named without a level. */
export interface ToolGroup {
  readonly group: string;
  readonly tools: NonEmpty<string>;
}

export const technologiesIntro: SectionIntro = {
  heading: "How well we know our tools",
  lede: "Experience differs from tool to tool, so we say how much. The levels are set by the engineers who would do the work.",
};

export const levelLegend = "Levels of experience";
export const highlightsHeading = "How we choose our instruments";
export const toolGroupsHeading = "Also in the locker";

/** The levels, highest first: what each is called, and what it means to a client. */
export const levels: Readonly<Record<Level, LevelText>> = {
  expert: {
    name: "Expert",
    meaning: "We have run it in production for years and can fix what its manual leaves out.",
  },
  advanced: {
    name: "Advanced",
    meaning: "It is in regular use on client work, and we plan and deliver with it unaided.",
  },
  intermediate: {
    name: "Intermediate",
    meaning: "We have shipped with it. On a hard problem we bring in a specialist, and tell you.",
  },
};

export const technologyCategories: NonEmpty<TechnologyCategory> = [
  {
    category: "Languages",
    icon: "code",
    technologies: [
      { name: "TypeScript", level: "expert" },
      { name: "Python", level: "expert" },
      { name: "Go", level: "advanced" },
      { name: "Java", level: "advanced" },
      { name: "Rust", level: "intermediate" },
    ],
    gradient: "shelf",
  },
  {
    category: "Front end",
    icon: "layers",
    technologies: [
      { name: "React", level: "expert" },
      { name: "Next.js", level: "expert" },
      { name: "Tailwind CSS", level: "expert" },
      { name: "Vue", level: "advanced" },
      { name: "Svelte", level: "intermediate" },
    ],
    gradient: "dawn",
  },
  {
    category: "Back end",
    icon: "server",
    technologies: [
      { name: "Node.js", level: "expert" },
      { name: "FastAPI", level: "advanced" },
      { name: "Django", level: "advanced" },
      { name: "Spring Boot", level: "advanced" },
      { name: "ASP.NET Core", level: "intermediate" },
    ],
    gradient: "abyss",
  },
  {
    category: "Mobile",
    icon: "smartphone",
    technologies: [
      { name: "React Native", level: "expert" },
      { name: "Expo", level: "advanced" },
      { name: "Swift", level: "advanced" },
      { name: "Kotlin", level: "advanced" },
      { name: "Flutter", level: "intermediate" },
    ],
    gradient: "dusk",
  },
  {
    category: "Databases",
    icon: "database",
    technologies: [
      { name: "PostgreSQL", level: "expert" },
      { name: "Redis", level: "expert" },
      { name: "MySQL", level: "advanced" },
      { name: "MongoDB", level: "intermediate" },
      { name: "ClickHouse", level: "intermediate" },
    ],
    gradient: "reef",
  },
  {
    category: "Data pipelines",
    icon: "workflow",
    technologies: [
      { name: "dbt", level: "expert" },
      { name: "Airflow", level: "advanced" },
      { name: "Kafka", level: "advanced" },
      { name: "Snowflake", level: "intermediate" },
      { name: "Spark", level: "intermediate" },
    ],
    gradient: "shoal",
  },
  {
    category: "Machine learning",
    icon: "brain",
    technologies: [
      { name: "scikit-learn", level: "expert" },
      { name: "PyTorch", level: "expert" },
      { name: "XGBoost", level: "advanced" },
      { name: "MLflow", level: "advanced" },
      { name: "JAX", level: "intermediate" },
    ],
    gradient: "aurora",
  },
  {
    category: "Language models",
    icon: "message-square",
    technologies: [
      { name: "pgvector", level: "expert" },
      { name: "Claude API", level: "advanced" },
      { name: "OpenAI API", level: "advanced" },
      { name: "vLLM", level: "advanced" },
      { name: "LangGraph", level: "intermediate" },
    ],
    gradient: "signal",
  },
  {
    category: "Cloud and platform",
    icon: "cloud",
    technologies: [
      { name: "AWS", level: "expert" },
      { name: "Terraform", level: "expert" },
      { name: "Kubernetes", level: "advanced" },
      { name: "Google Cloud", level: "advanced" },
      { name: "Azure", level: "intermediate" },
    ],
    gradient: "shelf",
  },
  {
    category: "Delivery and testing",
    icon: "git-branch",
    technologies: [
      { name: "Docker", level: "expert" },
      { name: "GitHub Actions", level: "expert" },
      { name: "Playwright", level: "expert" },
      { name: "Argo CD", level: "advanced" },
      { name: "k6", level: "intermediate" },
    ],
    gradient: "dawn",
  },
];

export const highlights: readonly Highlight[] = [
  {
    title: "Dull by default",
    description: "We pick the tool your next hire already knows, unless a measurement says otherwise.",
    icon: "compass",
  },
  {
    title: "Ours first",
    description: "A new tool runs on our own systems before yours, so its early failures happen to us.",
    icon: "scale",
  },
  {
    title: "Upgrades by date",
    description: "Versions move on planned days, each in a change of its own with the way back written down.",
    icon: "calendar",
  },
  {
    title: "Choices on record",
    description: "Your repository has a page for each choice: what we took, what we turned down and why.",
    icon: "book-open",
  },
];

export const toolGroups: readonly ToolGroup[] = [
  {
    group: "Watching systems",
    tools: ["OpenTelemetry", "Prometheus", "Grafana", "Loki", "Sentry", "Datadog", "PagerDuty"],
  },
  {
    group: "Security and sign-in",
    tools: ["HashiCorp Vault", "Keycloak", "Auth0", "Semgrep", "Trivy", "Burp Suite"],
  },
  {
    group: "Tests",
    tools: ["Jest", "Vitest", "Cypress", "pytest", "JUnit", "Testcontainers", "Pact", "Appium"],
  },
  {
    group: "Design and access",
    tools: ["Figma", "Storybook", "axe", "NVDA", "VoiceOver", "TalkBack"],
  },
  {
    group: "Queues and search",
    tools: ["RabbitMQ", "NATS", "Temporal", "Elasticsearch", "OpenSearch", "Meilisearch"],
  },
  {
    group: "Analysis and reports",
    tools: ["BigQuery", "Databricks", "DuckDB", "Polars", "Metabase", "Looker", "Power BI"],
  },
];
