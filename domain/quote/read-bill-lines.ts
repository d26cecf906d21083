import { randInWords } from '../money.ts';
import { STREET_END } from '../places/street-types.ts';
import { readTypedRand, type TypedRand } from '../typed-rand.ts';
import type { BillLine } from './bill.schema.ts';
import { billLineInWords } from './bill-in-words.ts';
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
    const isLess = !typed.isSigned && isReduction(about);
    return { text: about + note, amount: isLess ? -typed.rand : typed.rand };
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
  const mayContinue = isFirst ? separator !== ' ' && /\d{3}$/.test(about) : /\d$/.test(about);
  return !mayContinue && !isRoad(about, number, true);
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
  return `${text}: ${amount < 0 ? '-' : '+'}R${Math.abs(amount).toFixed(2)}`;
}

/** The words for something that is taken off: nobody adds a discount to a price. */
const REDUCTION =
  /^(?:less|minus|fewer)\b(?! than\b)|\b(?:discount|rebate|refund|reduction|deduction|credit)$|^(?:discount|rebate|refund|reduction|deduction|credit (?:for|of|from|note))\b/iu;
const NO_REDUCTION = /\b(?:no|without|not)\b/iu;

function isReduction(about: string): boolean {
  return REDUCTION.test(about) && !NO_REDUCTION.test(about);
}

/** Which one it is, when it was, or a sum that the bill has elsewhere. */
const IDENTIFIERS =
  /\b(?:number|no\.?$|nr|house|home|flat|unit|room|door|suite|floor|level|block|stand|erf|plot|gate|bay|lot|extension|ext|complex|estate|address|phone|telephone|tel|cell|cellphone|mobile|landline|fax|whatsapp|call|called|contact|code|codes|postcode|postal|pin|keypad|lockbox|alarm|intercom|buzzer|remote|access|wi-?fi|corner|cnr|password|id|ref|reference|order|invoice|slip|receipt|ticket|voucher|policy|claim|seal|account|acc|reg|registration|date|day|time|year|month|arrived|arrival|started|start|began|finished|finish|ended|end|left|departure|departed|until|till|since|odometer|mileage|reading|page|line|item|gps|latitude|longitude|ratio|scale|score|total|price|agreed|quoted?|paid|deposit|balance)(?!\p{L})/iu;

const MEASURES =
  'hours?|hrs?|minutes?|mins?|days?|box|boxes|cartons?|crates?|bags?|bins?|pieces?|items?|books?|things?|loads?|trips?|trucks?|vans?|people|men|movers?|crew|helpers?|rooms?|bedrooms?|floors?|flights?|stairs?|steps?|kms?|kilomet(?:re|er)s?|met(?:re|er)s?|m|m2|m3|cm|miles?|litres?|kgs?|kilos?|kilograms?|tons?|tonnes?|weight|weighs|volume|distance|height|width|length|size|temperature|quantity|qty|count|packed|loaded|delivered|waited|worked|chairs?|tables?|beds?|wardrobes?|sofas?|plants?|pots?';
const MEASURED = new RegExp(String.raw`\b(?:${MEASURES})\b`, 'iu');
/** The line has said how many, as 'Two hours more: 1200' does. */
const COUNTED = new RegExp(
  String.raw`\b(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half)[ -](?:[\p{L}-]+ ){0,2}(?:${MEASURES})\b`,
  'iu',
);

/** As the last word before a number: it is money, however little. */
const CHARGE =
  /\b(?:tolls?|parking|fees?|permits?|tips?|charges?|costs?|petrol|diesel|fuel|discount|refund|rebate|levy|fine|surcharge|deduction|tape|bubble ?wrap)$/iu;
/** House numbers, counts and hours are mostly lower. */
const LEAST_BARE = 100;
/** A year, or the beginning of a phone number, a day or a clock time. */
const YEAR_OR_ZERO = /^(?:0\d|20[12]\d$)/;

/** Whether a number without an R is an amount: 'Two hours more: 1200', and not 'Flat: 12' or 'Boxes: 120'.
 *  @param about the text before the colon */
function isBareAmount(about: string, number: string, rand: number): boolean {
  if (/\d$/.test(about) || YEAR_OR_ZERO.test(number)) return false;
  if (CHARGE.test(about)) return true;
  const isMeasured = MEASURED.test(about) && !COUNTED.test(about);
  const isOther = isMeasured || IDENTIFIERS.test(about) || STREET_END.test(about);
  return !isOther && Math.abs(rand) >= LEAST_BARE;
}

/** Of numbered roads, in front of one: 'R24', 'R511'. */
const ROADS =
  /\b(?:roads?|routes?|highway|freeway|motorway|traffic|accident|detour|roadworks|roadblock|closed|jam|flat|unit|room|gate|block|bay|stand|door)\b/iu;
const LIKE_A_ROAD = /^R\d{1,3}$/iu;
const ROUTE = /\b(?:road|route|highway|freeway|motorway|via)$/iu;

/** Whether 'R24' is the road, or a room: in a sentence any word may say so, before a colon only the last one. */
function isRoad(about: string, number: string, isSentence: boolean): boolean {
  return LIKE_A_ROAD.test(number) && (isSentence ? ROADS : ROUTE).test(about);
}

/** Right before an amount these make it the price of one thing, a whole new price, a range or a road. */
const NO_SUM_AFTER =
  /(?:^|[\s\d])(?:x|×|\*|@|at|per|each|to|from|by|on|off|via|along|onto|near|past|between|and|or|the|than|worth|insured(?: for)?|valued?(?: of)?|cover(?: of)?|excess(?: of)?)$/iu;
/** Money that the bill has elsewhere. */
const ELSEWHERE = /\b(?:paid|pays?|deposit|agreed|quoted?|total|balance|owed?|owes|owing)\b/iu;

/** Whether a sentence names an amount that is not to be added: 'Two hours at R600', 'They paid R6 500'. */
function isNoSum(about: string): boolean {
  return NO_SUM_AFTER.test(about) || ELSEWHERE.test(about);
}
