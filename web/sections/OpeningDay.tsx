import './opening-day.css';

/** A day from midnight to midnight as a road: its open part is lit. */
export function OpeningDay({ opens, closes }: { opens: string; closes: string }) {
  const from = Number.parseInt(opens, 10);
  return (
    <svg className="opening-day" viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
      <rect x={from} width={Number.parseInt(closes, 10) - from} height="1" />
    </svg>
  );
}
