import type { RatesBlock } from '../../content/page.ts';
import { callOut, leastTime, localRates, workedMoves } from '../../content/prices.ts';
import { inWords } from '../../content/term.ts';
import { hoursComeTo } from '../../domain/request/hours-come-to.ts';
import { type PriceGuide, priceGuide } from '../../domain/request/price-guide.ts';
import { guideInShort, guideInWords } from '../../domain/request/price-guide-words.ts';
import { type BandOf, SplitBand } from '../ui/Band.tsx';
import { type Column, Table } from '../ui/Table.tsx';

type Rate = (typeof localRates.rates)[number];

const HEAD = 'pb-3 font-normal last:text-right';
const COLUMNS: readonly Column<Rate>[] = [
  {
    name: 'Load',
    of: ({ load }) => load,
    looks: {
      head: HEAD,
      cell: 'max-xs:block py-5 max-xs:pb-1 pr-3 font-bold text-lead leading-tight lg:text-h3',
    },
  },
  {
    name: 'Good for',
    of: ({ suits }) => suits,
    looks: { head: HEAD, cell: 'max-xs:block py-5 max-xs:py-1 pr-3 leading-tight' },
  },
  {
    name: 'Per hour',
    of: ({ price }) => price,
    looks: {
      head: HEAD,
      cell: 'max-xs:block py-5 max-xs:pt-1 xs:text-right font-heavy text-title leading-none tracking-tighter',
    },
  },
];

/** The hourly rates of a local move (docs/product.md, 9). */
export function RatesBand(band: BandOf<RatesBlock>) {
  return (
    <SplitBand {...band} lead={localRates.note}>
      <Table
        className="max-xs:block w-full text-left"
        looks={{
          head: 'max-xs:hidden text-ink-2 text-small',
          names: 'border-line border-b',
          body: 'max-xs:block',
          row: 'max-xs:block border-line border-b',
        }}
        columns={COLUMNS}
        rows={localRates.rates}
        idOf={({ load }) => load}
      />
      <p className="mt-5 text-ink-2">{[localRates.startingPriceNote, ...besides()].join(' ')}</p>
      <WorkedMoves />
    </SplitBand>
  );
}

/** What is charged besides the hours of the move, as far as the owner said it. */
function besides(): string[] {
  return [
    leastTime && `We charge at least ${inWords(leastTime)}.`,
    callOut && `Coming to you costs ${callOut} once, whatever the hours.`,
  ].filter(Boolean) as string[];
}

/** Applies the hourly rates to three homes, with the same guide as the quote form: to an amount where the owner says
 *  how long such a move takes. */
function WorkedMoves() {
  const moves = workedMoves.flatMap(({ title, bedrooms, usualHours }) => {
    const guide = priceGuide({ bedrooms, inventory: {} }, localRates);
    return guide ? [{ title, guide, amount: usualHours && hoursComeTo(guide, usualHours) }] : [];
  });
  if (moves.length === 0) return null;
  const hasAmounts = moves.some(({ amount }) => amount);
  return (
    <>
      <h3 className="heading-3 mt-10 text-h3">
        {hasAmounts ? 'What these rates come to' : 'Which rate is yours?'}
      </h3>
      <dl className="mt-4">
        {moves.map(({ title, guide, amount }) => (
          <div key={title} className="border-line border-t py-5">
            <dt className="font-bold leading-tight">{title}</dt>
            {amount && <dd className="mt-1.5 font-semibold leading-normal">{amount}.</dd>}
            <dd className="mt-1.5 text-ink-2 leading-normal">{guideFor(guide)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        A guide, not a quote. Your quote lists what is in the price, and what is not.
      </p>
    </>
  );
}

function guideFor(guide: PriceGuide): string {
  const [load, rate] = guideInShort(guide);
  const [, volume] = guideInWords(guide, '');
  return `${load}, ${rate}. ${volume}`;
}
