const words = (...lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));

/** Names of sums that count the price, or part of it, a second time. */
const SUMS = words(
  'total totals subtotal subtotals sum amount amounts balance due owe owes owed owing outstanding unpaid',
  'payable paid pay pays payment payments received deposit deposits price agreed quote quoted invoice',
  'invoiced bill billed charged vat tax cash eft transfer card',
  'totaal subtotaal som bedrag saldo uitstaande verskuldig betaal betaling prys btw',
);
/** Other words that such a line may have. */
const BESIDES = words(
  'a an the this that these in on at of for from by to with and or as is was were be been has have had it',
  'we us our you your they them their he she his her i my',
  'sub grand final new old original full whole part half rest remaining still now today yesterday',
  'already then so far all together altogether overall only just net nett gross incl including',
  'inclusive excl excluding exclusive before after less minus plus job move moving removal customer client',
  'bank instant advance upfront up front end die van vir nog alles groot finale',
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july',
  'august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);
/** 'Reduced price: R6 000' is the whole price, 'Price reduced: -R500' a difference. */
const REDUCED = words('reduced lower lowered discounted');

interface Line {
  readonly text: string;
  readonly amount?: number | undefined;
}

/** Whether a line repeats the price, a part of it or a payment: 'TOTAL DUE: R7 700', 'Less deposit: -R2 000'. 'Deposit for
 *  the remote: R500' says what it is for, and is a difference. */
export function isTotal({ text, amount }: Line): boolean {
  if (amount === undefined) return false;
  const named = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOther = (word: string) =>
    !SUMS.has(word) && !BESIDES.has(word) && !(amount > 0 && REDUCED.has(word));
  return named.some((word) => SUMS.has(word)) && !named.some(isOther);
}
