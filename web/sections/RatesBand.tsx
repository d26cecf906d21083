import type { RatesBlock } from '../../content/page.ts';
import { localRates } from '../../content/prices.ts';
import { type BandTone, SplitBand } from '../ui/Band.tsx';
import { WorkedMoves } from './WorkedMoves.tsx';

type RatesBandProps = Omit<RatesBlock, 'kind'> & { tone?: BandTone };

/** The hourly rates of a local move (docs/product.md, 9). */
export function RatesBand(band: RatesBandProps) {
  return (
    <SplitBand {...band} lead={localRates.note}>
      <table className="max-xs:block w-full text-left">
        <thead className="max-xs:hidden text-ink-2 text-small">
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
        <tbody className="max-xs:block">
          {localRates.rates.map(({ load, suits, price }) => (
            <tr key={load} className="max-xs:block border-line border-b">
              <th
                scope="row"
                className="max-xs:block py-5 max-xs:pb-1 pr-3 font-bold text-lead leading-tight lg:text-h3"
              >
                {load}
              </th>
              <td className="max-xs:block py-5 max-xs:py-1 pr-3 leading-tight">{suits}</td>
              <td className="max-xs:block py-5 max-xs:pt-1 xs:text-right font-extrabold text-title leading-none tracking-tighter">
                {price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 text-ink-2">{localRates.startingPriceNote}</p>
      <WorkedMoves />
    </SplitBand>
  );
}
