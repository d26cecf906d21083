import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { addressed } from '../../../domain/greeting.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { invoiceName } from '../../../domain/quote/bill-paper.ts';
import { priceInWords } from '../../../domain/quote/price-in-words.ts';
import { quoteTerms } from '../../../domain/quote/quote-in-words.ts';
import { visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { nextOf } from '../../../domain/quote/visits.ts';
import { changeInConfirmation, confirmedBefore, newIn } from '../../moves/replaced-confirmation.ts';
import { serviceLines } from '../../moves/service-lines.ts';
import { accountSection } from './account-section.ts';
import { bookedLines, gateSection } from './gate-section.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';

/** Composes the mail that tells the visitor that the day is confirmed. */
export const confirmationNews = newsFor(
  'confirmation',
  ['confirmed'],
  (about, { event, siteUrl }) => {
    const { stored, events, progress } = about;
    const today = localDay(new Date(event.at));
    const next = nextOf(event.visits, today);
    const day = moveDateInShort(next.day, today);
    const isSingle = event.visits.length === 1;
    const price = priceInWords(event);
    const news = newIn(event, confirmedBefore(events, event.number));
    const title = TITLES[news][isSingle ? 0 : 1];
    const value = news === 'hours' && isSingle ? next.window : day;
    const when = isSingle ? [day, next.window] : [visitsInWords(event.visits)];
    const under = [...when, price].filter((each) => each !== value).join(', ');
    const booked = addressed(stored.name, 'you’re booked.');
    const calendar = visitorCalendar(about, event.at, siteUrl);
    return {
      ...calendar,
      subject: value === day ? `${title}: ${day}` : `${title}: ${value}, ${day}`,
      title,
      lead: [booked, changeInConfirmation(events, event, 'You'), endedInvoice(events, event)]
        .filter(Boolean)
        .join(' '),
      figure: { value, under, says: ['price', 'arrival'] },
      button: 'Open your move',
      sections: [
        {
          title: 'Your move',
          lines: [...routeLines(stored), ...bookedLines(event), ...serviceLines(progress)],
        },
        ...event.visits.flatMap((visit) => gateSection(stored, { ...visit, at: event.at }, today)),
        ...accountSection(stored.reference, accountOf(progress)),
        {
          title: 'Good to know',
          lines: [
            ...quoteTerms(progress.agreement?.deposit ?? null),
            ...offCalendarLines(calendar),
          ],
        },
      ],
      questions: 'If anything changes, phone us first.',
    };
  },
);

const TITLES = {
  all: ['Your day is confirmed', 'Your days are confirmed'],
  day: ['Your new day is confirmed', 'Your new days are confirmed'],
  hours: ['Your new hours', 'Your new hours'],
  papers: ['Who comes, for the gate', 'Who comes, for the gate'],
  nothing: ['Your day is confirmed', 'Your days are confirmed'],
} as const;

/** Says which tax invoice counts no longer, of a move that was entered as done and is planned again. */
function endedInvoice(events: readonly HistoryEvent[], { number }: { readonly number: number }) {
  const before = events.filter((event) => event.number < number);
  const last = before.findLast(({ kind }) => kind === 'settled' || kind === 'confirmed');
  return last?.kind === 'settled' && last.invoice !== undefined
    ? `Tax ${invoiceName(last.invoice)} counts no longer.`
    : '';
}
