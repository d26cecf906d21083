import { localRates } from '../../../content/prices.ts';
import { priceGuide } from '../../../domain/quote/price-guide.ts';
import { guideInWords } from '../../../domain/quote/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import { LazyStyles, useAnnouncement } from '../lazy-parts.tsx';
import { LoadDrawing } from './LoadDrawing.tsx';

/** An estimate from the answers so far: load and rate, volume, truck. A range, never a promise. */
export function PriceGuide({ answers }: { answers: QuoteFormValues }) {
  const guide = priceGuide({ ...answers, inventory: answers }, localRates);
  const [load = '', ...more] = guide ? guideInWords(guide, localRates.note) : [];
  // Only the load: it changes seldom, but the volume changes with every item.
  const announcedLoad = useAnnouncement(load);
  return (
    <aside aria-label="Price guide" className={guide && 'price-guide'}>
      <LazyStyles />
      {guide && <LoadDrawing fill={guide.fill} chosenFill={guide.chosenFill} />}
      <div>
        <p role="status">{announcedLoad}</p>
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </aside>
  );
}
