import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartPie from 'lucide-react/icons/chart-pie';
import CircleHelp from 'lucide-react/icons/circle-help';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import FileText from 'lucide-react/icons/file-text';
import Flame from 'lucide-react/icons/flame';
import FolderOpen from 'lucide-react/icons/folder-open';
import Handshake from 'lucide-react/icons/handshake';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import Megaphone from 'lucide-react/icons/megaphone';
import PawPrint from 'lucide-react/icons/paw-print';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import Vote from 'lucide-react/icons/vote';
import Wallet from 'lucide-react/icons/wallet';
import Wrench from 'lucide-react/icons/wrench';
import type { MenuIcon } from '../navigation/menu';

/** The icons of the menu by their names in the menu items. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = {
  arrows: ArrowLeftRight,
  bell: Bell,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartPie,
  banknote: Banknote,
  debtor: UserX,
  file: FileText,
  flame: Flame,
  folder: FolderOpen,
  form: ClipboardPen,
  handshake: Handshake,
  house: House,
  landmark: Landmark,
  megaphone: Megaphone,
  paw: PawPrint,
  'piggy-bank': PiggyBank,
  question: CircleHelp,
  'receipt-euro': ReceiptEuro,
  'receipt-text': ReceiptText,
  scroll: ScrollText,
  shield: ShieldCheck,
  truck: Truck,
  users: Users,
  vote: Vote,
  wallet: Wallet,
  wrench: Wrench,
};
