import { localRates } from '../../../content/prices.ts';
import { guideInWords } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import styles from './guide.css?url';
import { homeGuide } from './home-guide.ts';

export { LoadDetails } from './LoadDetails.tsx';
export { LoadWords } from './LoadWords.tsx';
export { TruckLoad } from './TruckLoad.tsx';

const INVITATION = 'The truck fills as you choose, and shows the hourly rate for that load.';

/** The guide: load and rate, which the truck shows as well, and the reminder that it is not a quote. A
 *  range, never a promise. */
export function PriceGuide({ answers }: { answers: QuoteFormValues }) {
  const guide = homeGuide(answers);
  const [load = '', , , reminder] = guide ? guideInWords(guide, localRates.note) : [];
  // Only the load: it changes seldom, but the volume changes with every item.
  const announcedLoad = useAnnouncement(load);
  return (
    <aside aria-label="Price guide" className="price-guide">
      <LazyStylesheet href={styles} />
      {/* The truck and the words next to it show it. */}
      <p role="status" className="xs:sr-only">
        {announcedLoad}
      </p>
      <p>{reminder ?? INVITATION}</p>
    </aside>
  );
}
