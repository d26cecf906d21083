interface PaperFigureProps {
  /** A price, a day or hours. */
  figure: string;
  /** The line below it; empty for none. */
  under: string;
  /** Whether it no longer holds. */
  isPale?: boolean;
  /** Whether there is something else to read first. */
  isQuiet?: boolean;
}

/** Up to here a figure fits in large type: 'R16 500'. */
const SHORT = 8;

/** What somebody looks for first on a paper. */
export function PaperFigure({ figure, under, isPale = false, isQuiet = false }: PaperFigureProps) {
  const size = isQuiet
    ? 'text-title leading-none'
    : figure.length > SHORT
      ? 'text-h2 leading-none'
      : 'text-hero leading-figure';
  return (
    <p className="-mt-1 mb-1 font-semibold text-lead leading-snug">
      <strong
        className={`waybill-price block font-heavy tracking-tightest ${isPale ? 'text-ink-2' : ''} ${size}`}
      >
        {figure}
      </strong>{' '}
      {under && <span className="mt-2.5 block whitespace-pre-line text-balance">{under}</span>}
    </p>
  );
}
