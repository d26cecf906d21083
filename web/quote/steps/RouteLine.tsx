import { MapPin } from 'lucide-react';

/** The dashed way from one address to the other, beside the two. */
export function RouteLine() {
  return (
    <span className="route-line" aria-hidden>
      <span className="route-start" />
      <MapPin size={26} strokeWidth={1.75} className="text-jacaranda" />
    </span>
  );
}
