import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { addressed } from '../../../domain/greeting.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { notePaper } from '../../../domain/quote/bill-paper.ts';
import { type IssuedNote, type IssuedPaper, isInvoice } from '../../../domain/quote/invoice.ts';
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
    const { stored, events, progress, papers } = about;
    const note = noteThatTookBack(papers, event);
    const paper = note && notePaper(note, null);
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
      lead: [booked, changeInConfirmation(events, event, 'You'), paper?.replaces]
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
        ...(paper
          ? [{ title: paper.title, lines: [...paper.lines, ...paper.to, ...paper.issuer] }]
          : []),
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

/** The note that took the invoice back as this day was confirmed: the move was entered as done, and is planned again. */
export function noteThatTookBack(papers: readonly IssuedPaper[], { at }: { readonly at: string }) {
  return papers.find(
    (paper): paper is IssuedNote => !isInvoice(paper) && paper.note.isWhole && paper.at === at,
  );
}
