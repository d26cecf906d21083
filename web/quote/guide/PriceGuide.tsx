import { localRates } from '../../../content/prices.ts';
import { priceGuide } from '../../../domain/request/price-guide.ts';
import { guideInShort, guideInWords } from '../../../domain/request/price-guide-words.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { LazyStylesheet } from '../../islands/LazyStylesheet.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { LoadedTruck } from '../road/LoadedTruck.tsx';
import styles from './guide.css?url';

const INVITATION = 'The truck fills as you choose, and shows the hourly rate for that load.';

interface GuidePartProps {
  answers: QuoteFormValues;
}

/** The guide to the answers so far, by the company's rates. */
const homeGuide = (answers: QuoteFormValues) =>
  priceGuide({ ...answers, inventory: answers }, localRates);

/** The guide: load and rate, which the truck shows as well, and the reminder that it is not a quote. A
 *  range, never a promise. Its other parts are in other places of the form. */
export function PriceGuide({ answers }: GuidePartProps) {
  const guide = homeGuide(answers);
  const [load = '', , , reminder] = guide ? guideInWords(guide, localRates.note) : [];
  // Only the load: it changes seldom, but the volume changes with every item.
  const announcedLoad = useAnnouncement(load);
  return (
    <aside aria-label="Price guide" className="price-guide relative">
      <LazyStylesheet href={styles} />
      {/* The truck and the text next to it show it. */}
      <p role="status" className="xs:sr-only">
        {announcedLoad}
      </p>
      <p>{reminder ?? INVITATION}</p>
    </aside>
  );
}

/** Volume and truck in sentences. */
export function LoadDetails({ answers }: GuidePartProps) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  const [, volume, truck] = guideInWords(guide, localRates.note);
  return <p className="price-guide mt-5">{`${volume} ${truck}`}</p>;
}

/** Load, rate and volume next to the truck. Visual only: the guide's sentences say it. */
export function LoadWords({ answers }: GuidePartProps) {
  const guide = homeGuide(answers);
  if (!guide) return null;
  const [load, rate, volume] = guideInShort(guide);
  return (
    <div className="load-words">
      <strong>{load}</strong>
      <span>{rate}</span>
      <span className="hidden md:block">{volume}</span>
    </div>
  );
}

/** The truck that such a home needs, with each ticked piece. Visual only, as above. */
export function TruckLoad({ answers }: GuidePartProps) {
  return <LoadedTruck home={{ ...answers, inventory: answers }} strokeWidth={2} />;
}
