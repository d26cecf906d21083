import { localRates } from '../../../content/prices.ts';
import { guideInWords } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { homeGuide } from './home-guide.ts';
import styles from './price-guide.css?url';

export { LoadWords } from './LoadWords.tsx';
export { TruckLoad } from './TruckLoad.tsx';

const INVITATION = 'The truck fills as you choose, and shows the hourly rate of such a load.';

/** The guide in sentences: load and rate, volume, truck. A range, never a promise. The truck shows the
 *  eyes what these say; in view is only the reminder that it is no quote. */
export function PriceGuide({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  const [load = '', ...more] = guide ? guideInWords(guide, localRates.note) : [];
  const shown = more.pop() ?? INVITATION;
  // Only the load: it changes seldom, but the volume changes with every item.
  const announcedLoad = useAnnouncement(load);
  return (
    <aside aria-label="Price guide" className="price-guide">
      <LazyStylesheet href={styles} />
      <p role="status" className="price-guide-said">
        {announcedLoad}
      </p>
      {more.length > 0 && <p className="price-guide-said">{more.join(' ')}</p>}
      <p>{shown}</p>
    </aside>
  );
}
