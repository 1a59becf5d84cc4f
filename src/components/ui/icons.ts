/**
 * The drawings of the icons that content may name. To add one: its name from https://lucide.dev/icons to `IconName` in
 * `content/vocabulary.ts`, and its drawing here, such as `flower: lucide.Flower`.
 */
import * as lucide from "lucide-react";

import type { IconName } from "../../content/vocabulary";

export const icons: Readonly<Record<IconName, lucide.LucideIcon>> = {
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
};
