import { guideInShort } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { homeGuide } from './home-guide.ts';

/** Load, rate and volume next to the truck. Visual only: the guide's sentences say it. */
export function LoadWords({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  const [load, rate, volume] = guideInShort(guide);
  return (
    <div className="load-words">
      <strong>{load}</strong>
      <span>{rate}</span>
      <span className="load-volume">{volume}</span>
    </div>
  );
}
