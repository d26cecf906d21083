import { CallButtons } from './CallButtons.tsx';

interface HeroWordsProps {
  lead: string;
  onRoad?: boolean;
}

/** The lead and the two calls to action below a page's opening or closing heading. */
export function HeroWords({ lead, onRoad = false }: HeroWordsProps) {
  return (
    <div className="space-y-7">
      <p className={`max-w-lead text-lead ${onRoad ? 'text-on-road-2' : 'text-ink-2'}`}>{lead}</p>
      <CallButtons onRoad={onRoad} />
    </div>
  );
}
