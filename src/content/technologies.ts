/** The tools that the team uses, each with the level of experience, and how tools are chosen. */
import type { Five, Gradient, IconName, Level, SectionIntro } from "./vocabulary";

export interface Technology {
  readonly name: string;
  readonly level: Level;
}

export interface TechnologyCategory {
  readonly category: string;
  readonly icon: IconName;
  /** Highest level first. */
  readonly technologies: Five<Technology>;
  readonly gradient: Gradient;
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
  readonly tools: readonly string[];
}

export const technologiesIntro: SectionIntro = {
  heading: "How well we know our tools",
  lede: "Experience differs from tool to tool, so we say how much. The levels are set by the engineers who would do the work.",
};

/** What each level means to a client, highest first. */
export const levelMeanings: Readonly<Record<Level, string>> = {
  Expert: "We have run it in production for years and can fix what its manual leaves out.",
  Advanced: "It is in regular use on client work, and we plan and deliver with it unaided.",
  Intermediate: "We have shipped with it. On a hard problem we bring in a specialist, and tell you.",
};

export const technologyCategories: readonly TechnologyCategory[] = [
  {
    category: "Languages",
    icon: "code",
    technologies: [
      { name: "TypeScript", level: "Expert" },
      { name: "Python", level: "Expert" },
      { name: "Go", level: "Advanced" },
      { name: "Java", level: "Advanced" },
      { name: "Rust", level: "Intermediate" },
    ],
    gradient: "shelf",
  },
  {
    category: "Front end",
    icon: "layers",
    technologies: [
      { name: "React", level: "Expert" },
      { name: "Next.js", level: "Expert" },
      { name: "Tailwind CSS", level: "Expert" },
      { name: "Vue", level: "Advanced" },
      { name: "Svelte", level: "Intermediate" },
    ],
    gradient: "dawn",
  },
  {
    category: "Back end",
    icon: "server",
    technologies: [
      { name: "Node.js", level: "Expert" },
      { name: "FastAPI", level: "Advanced" },
      { name: "Django", level: "Advanced" },
      { name: "Spring Boot", level: "Advanced" },
      { name: "ASP.NET Core", level: "Intermediate" },
    ],
    gradient: "abyss",
  },
  {
    category: "Mobile",
    icon: "smartphone",
    technologies: [
      { name: "React Native", level: "Expert" },
      { name: "Expo", level: "Advanced" },
      { name: "Swift", level: "Advanced" },
      { name: "Kotlin", level: "Advanced" },
      { name: "Flutter", level: "Intermediate" },
    ],
    gradient: "dusk",
  },
  {
    category: "Databases",
    icon: "database",
    technologies: [
      { name: "PostgreSQL", level: "Expert" },
      { name: "Redis", level: "Expert" },
      { name: "MySQL", level: "Advanced" },
      { name: "MongoDB", level: "Intermediate" },
      { name: "ClickHouse", level: "Intermediate" },
    ],
    gradient: "reef",
  },
  {
    category: "Data pipelines",
    icon: "workflow",
    technologies: [
      { name: "dbt", level: "Expert" },
      { name: "Airflow", level: "Advanced" },
      { name: "Kafka", level: "Advanced" },
      { name: "Snowflake", level: "Intermediate" },
      { name: "Spark", level: "Intermediate" },
    ],
    gradient: "shoal",
  },
  {
    category: "Machine learning",
    icon: "brain",
    technologies: [
      { name: "scikit-learn", level: "Expert" },
      { name: "PyTorch", level: "Expert" },
      { name: "XGBoost", level: "Advanced" },
      { name: "MLflow", level: "Advanced" },
      { name: "JAX", level: "Intermediate" },
    ],
    gradient: "aurora",
  },
  {
    category: "Language models",
    icon: "message-square",
    technologies: [
      { name: "pgvector", level: "Expert" },
      { name: "Claude API", level: "Advanced" },
      { name: "OpenAI API", level: "Advanced" },
      { name: "vLLM", level: "Advanced" },
      { name: "LangGraph", level: "Intermediate" },
    ],
    gradient: "signal",
  },
  {
    category: "Cloud and platform",
    icon: "cloud",
    technologies: [
      { name: "AWS", level: "Expert" },
      { name: "Terraform", level: "Expert" },
      { name: "Kubernetes", level: "Advanced" },
      { name: "Google Cloud", level: "Advanced" },
      { name: "Azure", level: "Intermediate" },
    ],
    gradient: "shelf",
  },
  {
    category: "Delivery and testing",
    icon: "git-branch",
    technologies: [
      { name: "Docker", level: "Expert" },
      { name: "GitHub Actions", level: "Expert" },
      { name: "Playwright", level: "Expert" },
      { name: "Argo CD", level: "Advanced" },
      { name: "k6", level: "Intermediate" },
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
