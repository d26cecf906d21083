import { localRates, workedMoves } from '../../content/prices.ts';
import { type PriceGuide, priceGuide } from '../../domain/request/price-guide.ts';
import { guideInShort, guideInWords } from '../../domain/request/price-guide-words.ts';

/** Applies the hourly rates to three homes, with the same guide as the quote form. */
export function WorkedMoves() {
  const moves = workedMoves.flatMap(({ title, bedrooms }) => {
    const guide = priceGuide({ bedrooms, inventory: {} }, localRates);
    return guide ? [{ title, guide }] : [];
  });
  return (
    <>
      <h3 className="heading-3 mt-10 text-h3">Three moves at these rates</h3>
      <dl className="mt-4">
        {moves.map(({ title, guide }) => (
          <div key={title} className="border-line border-t py-5">
            <dt className="font-bold leading-tight">{title}</dt>
            <dd className="mt-1.5 text-ink-2 leading-normal">{inWords(guide)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        A guide, not a quote. Your quote lists what is in the price, and what is not.
      </p>
    </>
  );
}

function inWords(guide: PriceGuide): string {
  const [load, rate] = guideInShort(guide);
  const [, volume, truck] = guideInWords(guide, '');
  return `${load}, ${rate}. ${volume} ${truck}`;
}
