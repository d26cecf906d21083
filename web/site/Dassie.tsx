/** Its seat, and the way it looks. */
const SPOTS = [
  { place: 'left-3/50', looks: 'right' },
  { place: 'left-63/100', looks: 'left' },
  { place: 'left-9/25', looks: 'right' },
  { place: 'left-21/25 max-xs:right-3.5 max-xs:left-auto', looks: 'left' },
  { place: 'left-21/100', looks: 'left' },
  { place: 'left-37/50', looks: 'right' },
  { place: 'left-49/100', looks: 'right' },
] as const;

/** A dassie on the edge of the footer, elsewhere on each page, for whoever finds it. Visual only. */
export function Dassie({ path }: { path: string }) {
  const sum = Array.from(path).reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0);
  const { place, looks } = SPOTS[sum % SPOTS.length] ?? SPOTS[0];
  return (
    <div className="relative print:hidden">
      <svg
        className={`pointer-events-none absolute bottom-0 w-8.5 ${place}`}
        width="34"
        height="22"
        viewBox="0 0 34 22"
        fill="none"
        stroke="var(--marigold-edge)"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <g transform={looks === 'left' ? 'matrix(-1 0 0 1 34 0)' : undefined}>
          <path d="M3 21C.5 13.5 5 7 13.5 6.5c3.5-.2 6 .6 8.3-.4C23 4.3 24.6 3.2 26.3 3c.4-1.7 2.4-1.7 2.7.2 2.3 1 3.9 3 4 4.8.1 1.4-1.3 2.2-3.2 2.5-1.3.3-2 1-2.3 2.5-.6 3.2-1 5.5-1 8M9.5 21c-.5-3 .5-5.5 3-6.5M20.5 21c0-3-.5-5-2-6.5" />
          <circle cx="28.8" cy="6.3" r=".9" />
        </g>
      </svg>
    </div>
  );
}
