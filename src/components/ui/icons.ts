/** The closed set of icons: what content may name. To add one, write its line. */
import * as lucide from "lucide-react";

/** One icon for each name. Only what is listed here reaches the page. */
export const icons = {
  accessibility: lucide.Accessibility,
  banknote: lucide.Banknote,
  blocks: lucide.Blocks,
  "book-open": lucide.BookOpen,
  brain: lucide.Brain,
  briefcase: lucide.Briefcase,
  building: lucide.Building2,
  calendar: lucide.Calendar,
  "chart-line": lucide.ChartLine,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  code: lucide.Code,
  compass: lucide.Compass,
  database: lucide.Database,
  factory: lucide.Factory,
  film: lucide.Film,
  "git-branch": lucide.GitBranch,
  globe: lucide.Globe,
  "graduation-cap": lucide.GraduationCap,
  handshake: lucide.Handshake,
  "heart-pulse": lucide.HeartPulse,
  landmark: lucide.Landmark,
  layers: lucide.Layers,
  "life-buoy": lucide.LifeBuoy,
  "message-square": lucide.MessageSquare,
  plane: lucide.Plane,
  "radio-tower": lucide.RadioTower,
  "refresh-cw": lucide.RefreshCw,
  scale: lucide.Scale,
  server: lucide.Server,
  shield: lucide.Shield,
  "shopping-cart": lucide.ShoppingCart,
  smartphone: lucide.Smartphone,
  sprout: lucide.Sprout,
  truck: lucide.Truck,
  user: lucide.User,
  users: lucide.Users,
  workflow: lucide.Workflow,
  wrench: lucide.Wrench,
  zap: lucide.Zap,
} satisfies Readonly<Record<string, lucide.LucideIcon>>;

/** A name of the set. */
export type IconName = keyof typeof icons;
