import {
  ArrowUpDown,
  Building2,
  CalendarDays,
  Clock,
  Fence,
  FileText,
  Heart,
  House,
  type LucideIcon,
  MapPin,
  Mountain,
  Package,
  Palette,
  Phone,
  Piano,
  Ruler,
  Satellite,
  ShieldCheck,
  Signpost,
  Sparkles,
  Star,
  Tag,
  Trees,
  Truck,
  Users,
  Wallet,
  Warehouse,
  Wrench,
} from 'lucide-react';

const ICONS = {
  art: Palette,
  box: Package,
  building: Building2,
  calendar: CalendarDays,
  clock: Clock,
  file: FileText,
  gate: Fence,
  heart: Heart,
  home: House,
  lift: ArrowUpDown,
  'map-pin': MapPin,
  mountain: Mountain,
  phone: Phone,
  piano: Piano,
  road: Signpost,
  ruler: Ruler,
  satellite: Satellite,
  shield: ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  tag: Tag,
  trees: Trees,
  truck: Truck,
  users: Users,
  wallet: Wallet,
  warehouse: Warehouse,
  wrench: Wrench,
} as const satisfies Record<string, LucideIcon>;

export type PointIconName = keyof typeof ICONS;

/** The drawing beside a point. */
export function PointIcon({ name }: { name: PointIconName }) {
  const Icon = ICONS[name];
  return <Icon size={26} strokeWidth={1.6} aria-hidden className="shrink-0 text-jacaranda" />;
}
