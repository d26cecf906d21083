import { openingHours } from '../../content/company.ts';

/** A line for each kind of day. */
export function OpeningHours() {
  return openingHours.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
