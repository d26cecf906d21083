import { guideInShort } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { homeGuide } from './home-guide.ts';

/** Load, rate and volume beside the truck. For the eyes alone; the guide's sentences say it. */
export function LoadWords({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  const [load, ...figures] = guideInShort(guide);
  return (
    <div className="load-words">
      <strong>{load}</strong>
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </div>
  );
}
