import type { RatesBlock } from '../../content/page.ts';
import { localRates } from '../../content/prices.ts';
import { type BandTone, SplitBand } from '../ui/Band.tsx';

type RatesBandProps = Omit<RatesBlock, 'kind'> & { tone?: BandTone };

/** The hourly rates of a local move (docs/product.md, 9). */
export function RatesBand({ heading, tone }: RatesBandProps) {
  return (
    <SplitBand heading={heading} lead={localRates.note} tone={tone}>
      <table className="w-full text-left">
        <thead className="text-ink-2 text-small">
          <tr className="border-line border-b">
            <th scope="col" className="pb-3 font-normal">
              Load
            </th>
            <th scope="col" className="pb-3 font-normal">
              Good for
            </th>
            <th scope="col" className="pb-3 text-right font-normal">
              Per hour
            </th>
          </tr>
        </thead>
        <tbody>
          {localRates.rates.map(({ load, suits, price }) => (
            <tr key={load} className="border-line border-b">
              <th scope="row" className="py-5 pr-3 font-bold text-lead leading-tight lg:text-h3">
                {load}
              </th>
              <td className="py-5 pr-3 leading-tight">{suits}</td>
              <td className="py-5 text-right font-extrabold text-title leading-none tracking-tighter">
                {price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-ink-2">{localRates.startingPriceNote}</p>
    </SplitBand>
  );
}
