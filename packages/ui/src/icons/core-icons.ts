// Icons that the core draws itself or that stand on every page. The rest are in `@orime/ui/icons`, bundled by whoever uses them.
export {
  ArrowRight,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Heart,
  Info,
  Menu,
  Minus,
  Plus,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  User,
  X,
} from 'lucide-react';
export type { LucideIcon as Icon } from 'lucide-react';
