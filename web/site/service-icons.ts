import { Building2, House, type IconNode, MapPin, Piano, Route, Sparkles } from 'lucide';
import type { ServicePath } from '../../content/services/service.ts';

export const serviceIcons: Readonly<Record<ServicePath, IconNode>> = {
  '/residential-moving': House,
  '/commercial-moving': Building2,
  '/long-distance-moving': Route,
  '/local-moving': MapPin,
  '/specialty-moving': Piano,
  '/additional-services': Sparkles,
};
