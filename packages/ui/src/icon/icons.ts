import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import AtSign from 'lucide-react/icons/at-sign';
import Ban from 'lucide-react/icons/ban';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Coins from 'lucide-react/icons/coins';
import Columns3 from 'lucide-react/icons/columns-3';
import Cookie from 'lucide-react/icons/cookie';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import Flame from 'lucide-react/icons/flame';
import Funnel from 'lucide-react/icons/funnel';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import Info from 'lucide-react/icons/info';
import Key from 'lucide-react/icons/key';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Link from 'lucide-react/icons/link';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Monitor from 'lucide-react/icons/monitor';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Repeat from 'lucide-react/icons/repeat';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Snowflake from 'lucide-react/icons/snowflake';
import Sparkles from 'lucide-react/icons/sparkles';
import Square from 'lucide-react/icons/square';
import SunMoon from 'lucide-react/icons/sun-moon';
import Ticket from 'lucide-react/icons/ticket';
import Timer from 'lucide-react/icons/timer';
import Trash2 from 'lucide-react/icons/trash-2';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Trophy from 'lucide-react/icons/trophy';
import Undo2 from 'lucide-react/icons/undo-2';
import Unplug from 'lucide-react/icons/unplug';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';

/** Every icon of the product by its lucide name: the names that `remote.json` may use. */
export const icons = {
  'arrow-down': ArrowDown,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'at-sign': AtSign,
  ban: Ban,
  'banknote-arrow-down': BanknoteArrowDown,
  bell: Bell,
  'calendar-days': CalendarDays,
  check: Check,
  'check-check': CheckCheck,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-dashed': CircleDashed,
  clock: Clock,
  coins: Coins,
  'columns-3': Columns3,
  cookie: Cookie,
  copy: Copy,
  download: Download,
  ellipsis: Ellipsis,
  'external-link': ExternalLink,
  eye: Eye,
  flame: Flame,
  funnel: Funnel,
  'gamepad-2': Gamepad2,
  gift: Gift,
  'hand-coins': HandCoins,
  history: History,
  info: Info,
  key: Key,
  keyboard: Keyboard,
  languages: Languages,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'list-checks': ListChecks,
  lock: Lock,
  'lock-open': LockOpen,
  'log-out': LogOut,
  menu: Menu,
  'message-circle': MessageCircle,
  monitor: Monitor,
  'monitor-smartphone': MonitorSmartphone,
  pause: Pause,
  pencil: Pencil,
  play: Play,
  plus: Plus,
  repeat: Repeat,
  'rotate-cw': RotateCw,
  'scroll-text': ScrollText,
  search: Search,
  settings: Settings,
  'share-2': Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  snowflake: Snowflake,
  sparkles: Sparkles,
  square: Square,
  'sun-moon': SunMoon,
  ticket: Ticket,
  timer: Timer,
  'trash-2': Trash2,
  'trending-up': TrendingUp,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  'undo-2': Undo2,
  unplug: Unplug,
  'user-round': UserRound,
  'users-round': UsersRound,
  'volume-2': Volume2,
  'volume-x': VolumeX,
  wallet: Wallet,
  x: X,
  zap: Zap,
} as const;

export type IconName = keyof typeof icons;

/** A name out of the registry as an icon; what this version does not know is a plain square. */
export function toIconName(name: string | undefined): IconName {
  return name !== undefined && Object.hasOwn(icons, name) ? (name as IconName) : 'square';
}
