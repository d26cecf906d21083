import { Sample } from './Sample.tsx';

/** Whole class names, so that Tailwind finds them. */
const GROUNDS = [
  'bg-paper',
  'bg-sand',
  'bg-surface',
  'bg-jacaranda-tint',
  'bg-brick-tint',
  'bg-ink',
  'bg-jacaranda',
  'bg-marigold',
  'bg-marigold-hover',
  'bg-marigold-edge',
  'bg-teal',
  'bg-road',
  'bg-kerb',
  'bg-lilac',
  'bg-disc',
  'bg-whatsapp',
  'bg-ok',
  'bg-brick',
  'bg-edge',
  'bg-line',
] as const;

/** The palette of web/styles/tokens.css. */
export function Colours() {
  return (
    <Sample name="colours">
      <ul className="grid grid-cols-4 gap-3 text-small md:grid-cols-5">
        {GROUNDS.map((ground) => (
          <li key={ground}>
            <div className={`h-14 rounded-control border border-line ${ground}`} />
            {ground.slice('bg-'.length)}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
