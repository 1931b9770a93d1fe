// Icons that the core uses or that are on every page. Others are in `@orime/ui/icons` and bundled by their users.
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
