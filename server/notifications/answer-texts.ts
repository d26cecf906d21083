import { localRates } from '../../content/prices.ts';
import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { helloFrom } from '../../domain/greeting.ts';
import { randInWords } from '../../domain/money.ts';

/** For a person to read once more and send. */
interface Answer {
  /** 'Hello Thandi, this is … about your quote request JFM-7K3Q-24.' */
  readonly greeting: string;
}

/** A kind no to the move. */
export function refusalText({ greeting }: Answer): string {
  return [
    greeting,
    'Thank you for asking us. We’re sorry, this is one we can’t do well. We’d rather say so now and leave you time to find somebody who can.',
    'All the best with it. We’d be glad to help another time.',
  ].join('\n\n');
}

/** A no to the day, and not to the move.
 *  @param answer.page the visitor's page; empty if they have none */
export function fullDayText({
  greeting,
  day,
  free,
  page,
}: Answer & {
  readonly day: CalendarDate;
  readonly free: readonly CalendarDate[];
  readonly page: string;
}): string {
  const orThere = page === '' ? '' : ` You can also change the day on your page: ${page}`;
  return [
    greeting,
    `We’re sorry, ${moveDateInWords(day)} is full. ${offer(free.map(moveDateInWords))}${orThere}`,
  ].join('\n\n');
}

function offer([first, second]: readonly string[]): string {
  if (first === undefined) return 'Which other days would suit you?';
  if (second === undefined) return `The nearest day we have free is ${first}. Would it suit you?`;
  return `The nearest days we have free are ${first} and ${second}. Would one of them suit you?`;
}

/** Asks whoever wrote a message for what a price needs. */
export function formText({ greeting, form, phone }: Answer & Form): string {
  return [
    greeting,
    `For your price we need both addresses, the day and what moves. Please fill in our form, it takes a few minutes: ${form}`,
    `If you’d rather tell us, call ${phone}.`,
  ].join('\n\n');
}

interface Form {
  /** The address of the quote form. */
  readonly form: string;
  readonly phone: string;
}

/** The hourly rate for a load. */
export function pricesText({ greeting, form }: Answer & Pick<Form, 'form'>): string {
  const rates = localRates.rates.map(
    ({ load, price, suits }) => `${load} (${suits}): ${price} an hour`,
  );
  return [
    greeting,
    ['Our hourly rates for local moves:', ...rates].join('\n'),
    `${localRates.note} For the price of your own move, fill in our form: ${form}`,
  ].join('\n\n');
}

interface Owed {
  /** In rand: what is still to pay, and what the move came to. */
  readonly open: number;
  readonly price: number;
  /** The day of the move. */
  readonly day: CalendarDate;
  /** How long ago its bill was sent. */
  readonly days: number;
  /** Empty for none. */
  readonly page: string;
}

/** Reminds somebody of what is open of a bill, more plainly the older it is. The account is on their page: it goes round in
 *  no chat. */
export function unpaidText({ greeting, open, price, day, days, page }: Answer & Owed): string {
  const rest = open === price ? randInWords(open) : `${randInWords(open)} of ${randInWords(price)}`;
  const onBill = `${rest} on the bill for your move on ${moveDateInWords(day)}`;
  const how = page === '' ? '' : ` How to pay is on your page: ${page}`;
  return `${greeting} ${askFor(onBill, days)}${how}

If you have paid by now, thank you. Is something not right with the amount? Please tell us.`;
}

function askFor(rest: string, days: number): string {
  if (days < SECOND_REMINDER) return `${rest} is still open.`;
  const age = `${rest} has been open for ${days} days.`;
  return days < LAST_REMINDER
    ? `${age} When can we expect it?`
    : `${age} Please pay it this week, or phone us today so that we find a way together.`;
}

/** In days after the bill. */
const SECOND_REMINDER = 10;
const LAST_REMINDER = 30;

/** The text that asks how a move went, for a person to send. */
export function afterMoveText({
  name,
  company,
  reviewsUrl,
}: {
  readonly name: string;
  readonly company: string;
  /** The address of the page for reviews; empty if there is no such page. */
  readonly reviewsUrl: string;
}): string {
  const review =
    reviewsUrl === ''
      ? ''
      : `\n\nA few honest words here would help whoever moves next: ${reviewsUrl}`;
  return `${helloFrom(company, name)}. How did your move go? If anything is missing or broken, please tell us.${review}

Thank you for letting us move you!`;
}
