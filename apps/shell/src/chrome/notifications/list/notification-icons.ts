import type { NotificationKind } from '@orime/contracts/api/notify/notification';
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Heart,
  Mail,
  Package,
  Pencil,
  RotateCcw,
  ShoppingBag,
  Store,
  Truck,
  User,
  X,
} from '@orime/ui/icons';
import type { Icon } from '@orime/ui/icons';

/** What stands for an event that has no picture. */
export const NOTIFICATION_ICONS: Readonly<Record<NotificationKind, Icon>> = {
  order_placed: ShoppingBag,
  order_shipped: Truck,
  order_delivered: Package,
  order_cancelled: X,
  order_refunded: RotateCcw,
  return_requested: RotateCcw,
  return_updated: RotateCcw,
  message_received: Mail,
  new_follower: User,
  design_liked: Heart,
  design_confirmed: CircleCheck,
  design_rejected: CircleAlert,
  design_in_review: Clock,
  article_published: CircleCheck,
  article_returned: Pencil,
  profile_approved: Store,
  buyer_decided: Store,
  company_member: User,
  wholesale_order: Store,
  commission_invoiced: Store,
  money_back: CircleAlert,
};
