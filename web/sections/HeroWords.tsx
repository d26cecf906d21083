import { CallButtons } from './CallButtons.tsx';

interface HeroWordsProps {
  lead: string;
  onRoad?: boolean;
}

/** What follows a page's opening or closing heading: the lead, and the two calls to action. */
export function HeroWords({ lead, onRoad = false }: HeroWordsProps) {
  return (
    <div className="space-y-7">
      <p className={`max-w-lead text-lead ${onRoad ? 'text-on-road-2' : 'text-ink-2'}`}>{lead}</p>
      <CallButtons onRoad={onRoad} />
    </div>
  );
}
