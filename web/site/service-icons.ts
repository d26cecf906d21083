import { Building2, House, type LucideIcon, MapPin, Piano, Route, Sparkles } from 'lucide-react';
import type { services } from '../../content/services.ts';

type ServicePath = (typeof services)[number]['path'];

export const serviceIcons: Readonly<Record<ServicePath, LucideIcon>> = {
  '/residential-moving': House,
  '/commercial-moving': Building2,
  '/long-distance-moving': Route,
  '/local-moving': MapPin,
  '/specialty-moving': Piano,
  '/additional-services': Sparkles,
};
