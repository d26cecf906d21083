// The words by which a bare number on a bill is not an amount: it says which one, when, or how many. A number with an R is
// an amount without them.
import { STREET_END } from '../places/street-types.ts';

/** Which one it is, when it was, or a sum that the bill has elsewhere. */
const IDENTIFIERS =
  /\b(?:number|no\.?$|nr|house|home|flat|unit|room|door|suite|floor|level|block|stand|erf|plot|gate|bay|lot|extension|ext|complex|estate|address|phone|telephone|tel|cell|cellphone|mobile|landline|fax|whatsapp|call|called|contact|code|postcode|pin|password|id|ref|reference|order|invoice|slip|receipt|ticket|voucher|policy|claim|seal|account|acc|reg|registration|date|day|time|year|month|arrived|arrival|started|start|began|finished|finish|ended|end|left|departure|departed|until|till|since|odometer|mileage|reading|page|line|item|gps|latitude|longitude|ratio|scale|score|total|price|agreed|quoted?|paid|deposit|balance)(?!\p{L})/iu;

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
export function isBareAmount(about: string, number: string, rand: number): boolean {
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
export function isRoad(about: string, number: string, isSentence: boolean): boolean {
  return LIKE_A_ROAD.test(number) && (isSentence ? ROADS : ROUTE).test(about);
}

/** Right before an amount these make it the price of one thing, a whole new price, a range or a road. */
const NO_SUM_AFTER =
  /(?:^|[\s\d])(?:x|×|\*|@|at|per|each|to|from|by|on|off|via|along|onto|near|past|between|and|or|the|than|worth|insured(?: for)?|valued?(?: of)?|cover(?: of)?|excess(?: of)?)$/iu;
/** Money that the bill has elsewhere. */
const ELSEWHERE = /\b(?:paid|pays?|deposit|agreed|quoted?|total|balance|owed?|owes|owing)\b/iu;

/** Whether a sentence names an amount that is not to be added: 'Two hours at R600', 'They paid R6 500'. */
export function isNoSum(about: string): boolean {
  return NO_SUM_AFTER.test(about) || ELSEWHERE.test(about);
}
