import { termsOf } from '../../../content/terms.ts';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { greeted } from '../../../domain/greeting.ts';
import { isOutdated, type Obstacle } from '../../../domain/move/obstacle.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import { OBSTACLES } from '../../../domain/move/phase-in-words.ts';
import { type Difference, differencesInShort } from '../../../domain/quote/differences.ts';
import { figureOf } from '../../../domain/quote/price-in-words.ts';
import type { Quote } from '../../../domain/quote/quote.schema.ts';
import { lastDayOf, quoteLines, REPLACES } from '../../../domain/quote/quote-in-words.ts';
import { requestAtVisit } from '../../../domain/quote/request-at-visit.ts';
import { termsBeforeYes } from '../../../domain/quote/terms-before-yes.ts';
import { visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { isOver, leftOf, mapVisits, wayOf } from '../../../domain/quote/visits.ts';
import { addressInWords } from '../../../domain/request/labels.ts';
import { changesBy } from '../../moves/replaced-confirmation.ts';
import { notificationFor, priceFigure } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { newSection } from './new-section.ts';

/** Composes the mail to the visitor with a quote. It may have waited: then the price is not for the request as it is
 *  now, or it can no longer be accepted. */
export const quoteNotification = notificationFor('quote', ['quoted'], (about, context) => {
  const { event, situation, siteUrl } = context;
  const { obstacle } = situation;
  const { stored, progress } = about;
  const { name } = stored;
  const today = localDay(context.now);
  const { fromAddress, toAddress } = requestAtVisit(
    stored.content,
    wayOf(leftOf(event.quote.visits, today)),
  );
  const terms = termsBeforeYes(event.quote.deposit);
  const replaces = lastQuote(progress)?.replaces ?? null;
  const title = replaces ? 'Your new quote' : 'Your quote';
  const found = replaces ? changesBy(about.events, event, event.quote) : [];
  const lead = [
    replaces ? 'this is our new price' : 'thank you for asking us. This is our price',
    'for your move',
    isOutdated(obstacle)
      ? 'before you changed your request.'
      : `from ${addressInWords(fromAddress)} to ${addressInWords(toAddress)}.`,
    replaces && `It ${obstacle ? REPLACED[replaces] : REPLACES[replaces]}`,
    obstacle && whyNot(obstacle),
  ];
  // The move that they had said yes to is off.
  const off = replaces === 'agreement' ? visitorCalendar(about, event.at, siteUrl) : {};
  const quote = withoutPast(event.quote, today);
  return {
    ...off,
    fromAddress,
    subject: quoteSubject(event.quote, found, replaces !== null),
    title: `${title} from ${event.by}`,
    lead: `${greeted('Hello', name)}, ${lead.filter(Boolean).join(' ')}`,
    figure: priceFigure(quote, visitsInWords(quote.visits)),
    button: obstacle ? 'See the quote' : 'See the quote and answer',
    sections: [
      ...newSection(found),
      { title: 'Our quote', lines: quoteLines(quote) },
      { title: 'Good to know', lines: [...terms, ...offCalendarLines(off)] },
    ],
    ...(!obstacle && {
      inChat: [
        `Our terms of ${termsOf}, before you say yes:`,
        ...terms.map(({ label, value }) => `${label}: ${value}`),
        `All of them: ${siteUrl}/terms-of-service`,
      ].join('\n'),
    }),
    questions: obstacle
      ? 'Ask us on your page, or reply to this email.'
      : 'You can accept, decline or ask a question on your page, or reply to this email.',
  };
});

function whyNot(obstacle: Obstacle): string {
  if (obstacle === 'changed') return 'The price may have changed too, so we’ll send you a new one.';
  const { visitor } = OBSTACLES[obstacle];
  return isOutdated(obstacle) ? visitor : `We’re sorry that it comes late. ${visitor}`;
}

/** 'R6 500: your quote'; of a new one with what is different, the price first. */
function quoteSubject(quote: Quote, found: readonly Difference[], isNew: boolean): string {
  const short = differencesInShort(found);
  const figure =
    found[0]?.field === 'price' ? short : [figureOf(quote), short].filter(Boolean).join(', ');
  return `${figure}: ${isNew ? 'new quote' : 'your quote'}`;
}

/** The sentence in a new quote that cannot be accepted. */
const REPLACED: Readonly<Record<keyof typeof REPLACES, string>> = {
  agreement: 'replaces what you said yes to, so nothing is arranged any more.',
  booking: 'was for a change of your booking, which stays as it is.',
  quote: REPLACES.quote,
};

/** The quote without a day of arrival, or a last day, that is over: nothing promises it. */
function withoutPast(quote: Quote, today: CalendarDate): Quote {
  return {
    ...quote,
    visits: mapVisits(quote.visits, (visit) =>
      isOver(visit, today) ? { ...visit, day: '', window: '' } : visit,
    ),
    ...(lastDayOf(quote) < today && { validUntil: '' }),
  };
}
