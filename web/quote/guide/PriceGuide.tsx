import { localRates } from '../../../content/prices.ts';
import { priceGuide } from '../../../domain/quote/price-guide.ts';
import { guideInWords } from '../../../domain/quote/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { LoadDrawing } from './LoadDrawing.tsx';
import styles from './price-guide.css?url';

/** An estimate from the answers so far: load and rate, volume, truck. A range, never a promise. */
export function PriceGuide({ answers }: { answers: QuoteFormValues }) {
  const guide = priceGuide({ ...answers, inventory: answers }, localRates);
  const [load = '', ...more] = guide ? guideInWords(guide, localRates.note) : [];
  // Only the load: it changes seldom, but the volume changes with every item.
  const announcedLoad = useAnnouncement(load);
  return (
    <aside aria-label="Price guide" className={guide && 'price-guide'}>
      <LazyStylesheet href={styles} />
      {guide && <LoadDrawing fill={guide.fill} chosenFill={guide.chosenFill} />}
      <div>
        <p role="status" className="price-guide-load">
          {announcedLoad}
        </p>
        {more.map((sentence) => (
          <p key={sentence} className="price-guide-note">
            {sentence}
          </p>
        ))}
      </div>
    </aside>
  );
}
