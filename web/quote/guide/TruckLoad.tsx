import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { PackedLoad } from '../road/PackedLoad.tsx';
import { homeGuide } from './home-guide.ts';

/** The load of the truck on the road: its side opens on what such a home usually fills, and on each ticked piece.
 *  Visual only: the guide's sentences say it. */
export function TruckLoad({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  return (
    <svg className="absolute inset-0" viewBox="0 0 66 38" aria-hidden="true">
      <PackedLoad chosen={answers} usual={guide.fill.to} strokeWidth={2} />
    </svg>
  );
}
