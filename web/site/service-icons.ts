import { Building2, House, type LucideIcon, MapPin, Piano, Route, Sparkles } from 'lucide-react';
import type { ServicePath } from '../../content/services/service.ts';

export const serviceIcons: Readonly<Record<ServicePath, LucideIcon>> = {
  '/residential-moving': House,
  '/commercial-moving': Building2,
  '/long-distance-moving': Route,
  '/local-moving': MapPin,
  '/specialty-moving': Piano,
  '/additional-services': Sparkles,
};
