import { inWords } from '../../content/term.ts';
import { randInWords } from '../money.ts';
import { parseRand } from '../typed-rand.ts';
import type { PriceGuide } from './price-guide.ts';

/** Prices so many hours at the guide's rates: 'About 4 to 5 hours: R3 200 to R4 000', with 'or more' where a rate says so.
 *  Two rates that fit make one range. Undefined where a rate names no amount. */
export function hoursComeTo(
  { rates }: Pick<PriceGuide, 'rates'>,
  [from, to]: readonly [from: number, to: number],
): string | undefined {
  const [lowest = Number.NaN, highest = lowest] = rates.map(({ price }) =>
    parseRand(price.replace(/\+$/, '')),
  );
  const amounts = [from * lowest, to * highest];
  if (amounts.some(Number.isNaN)) return undefined;
  const hours = from === to ? inWords({ hours: to }) : `${from} to ${inWords({ hours: to })}`;
  const orMore = rates.some(({ price }) => price.endsWith('+')) ? ' or more' : '';
  return `About ${hours}: ${[...new Set(amounts)].map(randInWords).join(' to ')}${orMore}`;
}
