import { localDay } from '../../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../../domain/dates/short-date.ts';
import { addressed } from '../../../domain/greeting.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { notePaper } from '../../../domain/quote/bill-paper.ts';
import { type Difference, differencesInShort } from '../../../domain/quote/differences.ts';
import { type IssuedNote, type IssuedPaper, isInvoice } from '../../../domain/quote/invoice.ts';
import { figureOf } from '../../../domain/quote/price-in-words.ts';
import { termsBeforeYes } from '../../../domain/quote/terms-before-yes.ts';
import { visitName, visitsInWords } from '../../../domain/quote/visit-in-words.ts';
import { aheadOf, leftOf, nextOf } from '../../../domain/quote/visits.ts';
import { capitalised } from '../../../domain/text.ts';
import { changesIn } from '../../moves/replaced-confirmation.ts';
import { serviceLines } from '../../moves/service-lines.ts';
import { accountSection } from './account-section.ts';
import { bookedLines, gateSection } from './gate-section.ts';
import { notificationFor, OPEN_MOVE } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { newSection } from './new-section.ts';
import { routeLines, wayInMail } from './way-in-mail.ts';

/** Composes the mail that tells the visitor that the day is confirmed. */
export const confirmationNotification = notificationFor(
  'confirmation',
  ['confirmed'],
  (about, { event, siteUrl, now }) => {
    const { stored, events, progress, papers } = about;
    const note = noteThatTookBack(papers, event);
    const paper = note && notePaper(note, null);
    // Nothing promises a visit that is over, if the mail waited.
    const today = localDay(now);
    const left = { ...event, visits: leftOf(event.visits, today) };
    const next = nextOf(event.visits, today);
    const day = moveDateInShort(next.day, today);
    const isSingle = event.visits.length === 1;
    const { isFirst, found } = changesIn(events, event);
    const title = isFirst
      ? `Your ${isSingle ? 'day is' : 'days are'} confirmed`
      : changeTitle(found, isSingle);
    const value = isSingle && found[0]?.field === 'window' && !isFirst ? next.window : day;
    const when = isSingle ? [day, next.window] : [visitsInWords(left.visits)];
    const under = when.filter((each) => each !== value).join(', ');
    const booked = addressed(stored.name, 'you’re booked.');
    const way = wayInMail(stored, progress, today);
    const named = event.visits.map((visit, index) => ({
      ...visit,
      name: isSingle ? '' : visitName(visit, index),
      at: event.at,
    }));
    const calendar = visitorCalendar(about, event.at, siteUrl);
    return {
      ...calendar,
      subject:
        isFirst || found.length === 0
          ? `${figureOf(event)}, ${day}: booked`
          : [
              capitalised(differencesInShort(found)),
              ...(found[0]?.field === 'day' ? [] : [day]),
            ].join(', '),
      title,
      lead: [booked, found.length > 0 && (isFirst ? OTHER : REPLACES_IT), paper?.replaces]
        .filter(Boolean)
        .join(' '),
      figure: { value, under, says: ['arrival'] },
      button: OPEN_MOVE,
      sections: [
        ...newSection(found),
        {
          title: 'Your move',
          lines: [...routeLines(way), ...bookedLines(left), ...serviceLines(progress)],
        },
        ...aheadOf(named, today).flatMap((visit) => gateSection(stored, visit, today)),
        ...(paper
          ? [{ title: paper.title, lines: [...paper.lines, ...paper.to, ...paper.issuer] }]
          : []),
        ...accountSection(stored.reference, accountOf(progress)),
        {
          title: 'Good to know',
          lines: [
            ...termsBeforeYes(accountOf(progress)?.deposit ?? null),
            ...offCalendarLines(calendar),
          ],
        },
      ],
      questions: 'If anything changes, phone us first.',
    };
  },
);

const OTHER = 'Not all of it is as you said yes to.';
const REPLACES_IT = 'This replaces what we confirmed before.';

/** The heading names what changed, and nothing else. */
function changeTitle(found: readonly Difference[], isSingle: boolean): string {
  const [first, ...more] = found.map(({ field }) => field);
  if (first === undefined) return isSingle ? 'Your day is confirmed' : 'Your days are confirmed';
  const title = TITLES[first];
  return more.every((field) => TITLES[field] === title) ? title : 'Your booking has changed';
}

const GATE = 'Who comes, for the gate';
const COMES = 'Who comes';
const WHERE = 'Where we load and unload';
const TITLES: Readonly<Record<Difference['field'], string>> = {
  price: 'Your new price',
  deposit: 'Your deposit',
  visits: 'Your new days are confirmed',
  day: 'Your new day is confirmed',
  window: 'Your new hours',
  from: WHERE,
  to: WHERE,
  people: COMES,
  trucks: COMES,
  registration: GATE,
  crew: GATE,
  what: 'Your visits',
  includes: 'What is included',
  notIncluded: 'What is included',
  note: 'Your booking has changed',
};

/** The note that took the invoice back as this day was confirmed: the move was entered as done, and is planned again. */
export function noteThatTookBack(papers: readonly IssuedPaper[], { at }: { readonly at: string }) {
  return papers.find(
    (paper): paper is IssuedNote => !isInvoice(paper) && paper.note.isWhole && paper.at === at,
  );
}
