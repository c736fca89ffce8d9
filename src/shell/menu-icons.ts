import {
  Bell,
  Building2,
  ChartPie,
  CircleHelp,
  ClipboardPen,
  FileText,
  Flame,
  HandCoins,
  House,
  Landmark,
  type LucideIcon,
  Megaphone,
  PawPrint,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Users,
  Wrench,
} from 'lucide-react';
import type { MenuGroup } from '../navigation/menu';
import type { RouteName } from '../navigation/page-table';

/** Icon of each first-level menu item, by route or by group. */
export const menuIcons: Readonly<Partial<Record<RouteName | MenuGroup['id'], LucideIcon>>> = {
  home: House,
  billings: ReceiptText,
  'open-items': HandCoins,
  'tenants-open-items': Users,
  'card-traffic': ScrollText,
  readings: Flame,
  funds: Landmark,
  documents: FileText,
  notifications: Bell,
  'your-units': Building2,
  'bulletin-board': Megaphone,
  faq: CircleHelp,
  contractors: Wrench,
  'cost-specification': ChartPie,
  'registered-number-of-people-and-dogs': PawPrint,
  'insurance-contracts': ShieldCheck,
  forms: ClipboardPen,
};
