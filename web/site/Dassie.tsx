interface DassieProps {
  /** Its seat. */
  className: string;
  looks: 'left' | 'right';
}

/** The company's mascot, for whoever finds it. Visual only. */
export function Dassie({ className, looks }: DassieProps) {
  return (
    <svg
      className={`pointer-events-none absolute w-8.5 print:hidden ${className}`}
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
  );
}
