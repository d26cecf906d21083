import { randInWords } from '../money.ts';
import type { Price } from './price.schema.ts';

/** After a price from one sum to another. */
export const TO_BE_SETTLED = 'to be settled before we confirm the day';

/** The sentence that says a price wherever one is shown: 'R6 500 for the whole move, however long it takes',
 *  'R800 an hour; we expect 5 to 7 hours: R4 000 to R5 600, and each further hour costs the same', or 'R6 500 to R8 000, to be settled before we confirm the day'. */
export function priceInWords(price: Price): string {
  const { figure, rest } = priceParts(price);
  if (rest === '') return figure;
  const joined = { whole: ' ', hourly: '; ', range: ', ' }[price.basis ?? 'range'];
  return `${figure}${joined}${rest}`;
}

/** That sentence without what joins its parts, for whoever shows the first one large. */
export function priceParts(price: Price) {
  return { figure: figureOf(price), rest: afterFigure(price) };
}

export function figureOf(price: Price): string {
  return price.basis === 'hourly' ? `${randInWords(price.rate)} an hour` : sumInWords(price);
}

function afterFigure(price: Price): string {
  switch (price.basis) {
    case 'whole':
      return 'for the whole move, however long it takes';
    case 'hourly': {
      const { hours, hoursUpTo } = price;
      const expected =
        hoursUpTo === null
          ? `at least ${counted(hours, 'hour')}: from ${sumInWords(price)}`
          : `we expect ${hours} to ${counted(hoursUpTo, 'hour')}: ${sumInWords(price)}`;
      // So that nobody reads what is expected as the most that it can cost.
      return `${expected}, and each further hour costs the same`;
    }
    case 'range':
      return TO_BE_SETTLED;
    default:
      return '';
  }
}

/** 'R6 500', or 'R6 500 to R8 000'. */
function sumInWords({ price, upTo }: Pick<Price, 'price' | 'upTo'>): string {
  return upTo === null ? randInWords(price) : `${randInWords(price)} to ${randInWords(upTo)}`;
}

/** '3 movers', '1 truck'; empty for none. */
export function counted(figure: number | string, one: string): string {
  return figure ? `${figure} ${one}${Number(figure) === 1 ? '' : 's'}` : '';
}
