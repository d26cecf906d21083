import { randInWords } from '../money.ts';
import { readTypedRand, type TypedRand } from '../typed-rand.ts';
import type { BillLine } from './bill.schema.ts';
import { billLineInWords } from './bill-in-words.ts';
import { isBareAmount, isNoSum, isRoad } from './other-numbers.ts';
import { isTotal } from './total-line.ts';

/** Between an amount and what it is for. */
const SEPARATORS = / ?[:=] ?| [-–—] | /gu;
const NOTE = /^(.*?)( ?\([^()]*\))?[.;!]?$/u;
const NAMED_AMOUNT = /\b(?:R|ZAR) ?\d|\d ?rands?\b/iu;

/** One line: 'Two hours more: R1 200 (2 x R600)', 'Two hours more R1 200', 'Discount: (R200)'. What has no amount at its
 *  end is a remark. So is a line whose number may be a time, a date, an address or a count: its author sees that and can
 *  write an R, but a customer would pay a price that nobody meant. */
export function readBillLine(typed: string): BillLine {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  const [, before = text, note = ''] = NOTE.exec(text) ?? [];
  return withAmount(text, '') ?? withAmount(before, note) ?? { text };
}

/** One thing on each line. */
export function readBillLines(typed: string): BillLine[] {
  return typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readBillLine);
}

function withAmount(line: string, note: string): BillLine | undefined {
  for (const { index, 0: separator } of line.matchAll(SEPARATORS)) {
    const about = line.slice(0, index);
    const number = line.slice(index + separator.length);
    const typed = /[\p{L}\d]/u.test(about) ? readTypedRand(number) : undefined;
    if (!typed) continue;
    const isSum = /[:=]/.test(separator) ? isSumAfterColon : isSumInSentence;
    if (typed.rand === 0 || !isSum(about, separator, number, typed)) return undefined;
    return { text: about + note, amount: typed.rand };
  }
  return undefined;
}

type IsSum = (about: string, separator: string, number: string, typed: TypedRand) => boolean;

/** 'Two hours more: 1200': an amount has an R, a space before it or in it, or cents, and no digit right before the colon,
 *  as a clock time has. */
const isSumAfterColon: IsSum = (about, separator, number, { rand, isNamed }) => {
  if (isNamed) return !isRoad(about, number, false);
  const isApart = separator.endsWith(' ') || /[ ,.]\d/.test(number);
  return isApart && isBareAmount(about, number, rand);
};

/** 'Two hours more R1 200': only with an R or the word rand. A second amount before it makes it unclear. */
const isSumInSentence: IsSum = (about, separator, number, { isNamed, isBracketed }) => {
  if (!isNamed || isBracketed || NAMED_AMOUNT.test(about) || isNoSum(about)) return false;
  const isFirst = /^(?:R|ZAR)/i.test(number);
  // '1 200 to 1 400 rand', '1 200 - R1 400'
  const mayGoOn = isFirst ? separator !== ' ' && /\d{3}$/.test(about) : /\d$/.test(about);
  return !mayGoOn && !isRoad(about, number, true);
};

/** 'R1 200 more', 'R200 less', 'a remark': how a line was read, beneath its field. */
export function readingInWords(line: BillLine): string {
  const { amount } = line;
  if (amount === undefined) return 'a remark';
  if (isTotal(line)) return 'a total: please leave it out';
  return `${randInWords(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'}`;
}

/** A stored line as its field shows it: it is read again as it is stored. */
export function billLineAsTyped(line: BillLine): string {
  const words = billLineInWords(line);
  const { text, amount } = line;
  if (amount === undefined || readBillLine(words).amount === amount) return words;
  return `${text}: R${amount.toFixed(2)}`;
}
