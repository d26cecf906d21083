import { inGroups } from '../money.ts';
import type { PriceGuide } from './price-guide.ts';

/** What so many hours cost at the guide's rates: 'About 4 to 5 hours: R3 200 to R4 000', with 'or more' where a rate
 *  says so. Two rates that fit make one range. Undefined where a rate names no amount. */
export function hoursComeTo(
  { rates }: Pick<PriceGuide, 'rates'>,
  [from, to]: readonly [from: number, to: number],
): string | undefined {
  const perHour = rates.map(({ price }) =>
    Number(/^R\s?([\d ]+)\+?$/.exec(price)?.[1]?.replaceAll(' ', '')),
  );
  const [least = Number.NaN, most = Number.NaN] = [
    from * (perHour[0] ?? Number.NaN),
    to * (perHour.at(-1) ?? Number.NaN),
  ];
  if (!(least <= most)) return undefined;
  const hours = from === to ? `${to} ${to === 1 ? 'hour' : 'hours'}` : `${from} to ${to} hours`;
  const amounts = [least, most].map((rand) => `R${inGroups(rand)}`);
  const orMore = rates.some(({ price }) => price.endsWith('+')) ? ' or more' : '';
  return `About ${hours}: ${[...new Set(amounts)].join(' to ')}${orMore}`;
}
