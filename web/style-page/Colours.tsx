import { Sample } from './Sample.tsx';

const COLOURS = [
  'paper',
  'sand',
  'surface',
  'jacaranda-tint',
  'brick-tint',
  'ink',
  'jacaranda',
  'marigold',
  'marigold-hover',
  'marigold-edge',
  'teal',
  'road',
  'kerb',
  'lilac',
  'disc',
  'whatsapp',
  'ok',
  'brick',
  'edge',
  'line',
] as const;

/** The palette of web/styles/tokens.css. */
export function Colours() {
  return (
    <Sample name="colours">
      <ul className="style-colours text-small">
        {COLOURS.map((colour) => (
          <li key={colour}>
            <svg
              className="style-colour rounded-control border border-line"
              width="56"
              height="56"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" fill={`var(--${colour})`} />
            </svg>
            {colour}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
