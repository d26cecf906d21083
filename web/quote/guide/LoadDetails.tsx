import { localRates } from '../../../content/prices.ts';
import { guideInWords } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { homeGuide } from './home-guide.ts';

/** Volume and truck in sentences. */
export function LoadDetails({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  const [, volume, truck] = guideInWords(guide, localRates.note);
  return (
    <p className="load-details">
      {volume} {truck}
    </p>
  );
}
