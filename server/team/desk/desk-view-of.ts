import { advice } from '../../../domain/advice.ts';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { deskTime } from '../../../domain/dates/desk-time.ts';
import { localDay, wasAhead, wasOver } from '../../../domain/dates/local-time.ts';
import { plannedDay } from '../../../domain/move/agreed-day.ts';
import type { HistoryEvent } from '../../../domain/move/event.ts';
import {
  EVENT_MAILS,
  type EventMail,
  isToVisitor,
  type VisitorMail,
  WHY_NOT_IN_WORDS,
} from '../../../domain/move/mail-kinds.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { showPlan } from '../../../domain/move/visit-status.ts';
import { accountOf } from '../../../domain/quote/account.ts';
import { showAccount } from '../../../domain/quote/shown-account.schema.ts';
import { changeInWords } from '../../../domain/request/request-changes.ts';
import type { DayView, DeskLine, DeskView } from '../../../domain/team/desk-view.ts';
import type { Database } from '../../database/database.ts';
import { type Case, findCase } from '../../moves/case.ts';
import { caseLetter } from '../../moves/case-letter.ts';
import { eventInWords, NO_LINK_OPENS } from '../../moves/event-in-words.ts';
import { mailAbout, mailToTell } from '../../moves/mail-about.ts';
import { papersOwed } from '../../moves/papers-owed.ts';
import { type Situation, situationOf } from '../../moves/situation.ts';
import { mayMailStranger } from '../../requests/mail-limit.repository.ts';
import { suspectedNotice } from '../../requests/suspected-mark.ts';
import { ASK_FIRST } from '../../sending/mail/ask-first.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';
import { choseEmail } from '../../sending/mail/visitor-links.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';
import { findMailStates, type MailState } from '../../sending/outbox/outbox.queries.ts';
import { afterMoveLink } from '../../waiting/after-move.ts';
import { visitorAnswers } from '../../your-move/your-move-of.ts';
import { alsoFrom } from './also-from.ts';
import { findDay } from './day-view.ts';
import { deskBill, deskEntries, deskQuote } from './desk-drafts.ts';
import { callbackOf, factsOf, formsOf, mayDo, wishesOf } from './desk-facts.ts';
import { deskTelling } from './desk-telling.ts';
import { jobSheet } from './job-sheet.ts';
import { findReadyTexts, followUpLink, refusalLink } from './ready-texts.ts';

/** The desk as the holder of its key sees it; undefined if the key opens nothing. */
export async function findDesk(
  db: Database,
  deskKey: string,
  context: { readonly now: Date; readonly siteUrl: string },
): Promise<DeskView | undefined> {
  const found = await findCase(db, { deskKey });
  if (!found) return undefined;
  const { stored, events, progress, gates } = found;
  const { stage, holder, last } = progress;
  const today = localDay(context.now);
  const situation = situationOf(progress, today);
  const mails = await findMailStates(db, [stored.id]);
  const { open: first, links, sections } = caseLetter(found, situation);
  const mayMail = await mayMailStranger(db, stored.email, context.now);
  const sameDay = await findSameDay(db, found, situation, context.now);
  return {
    kind: stored.kind,
    reference: stored.reference,
    name: stored.name,
    receivedAt: stored.receivedAt,
    wrote: wroteIn(stored),
    ...(stored.flag && { notice: suspectedNotice(stored.flag) }),
    ...(first && { first }),
    links,
    sections: sections.filter(({ onJobSheet }) => !onJobSheet).map(shownSection),
    alsoFrom: await alsoFrom(db, stored, context.now),
    heard: stored.source?.heard ?? null,
    refusal: refusalLink(found) ?? null,
    texts: await findReadyTexts(db, found, { situation, sameDay }, context),
    stage,
    status: PHASES[situation.phase].desk,
    phase: situation.phase,
    sameDay,
    visits: stored.kind === 'request' ? showPlan(progress, stored.content, today) : [],
    isDayOver: wasOver(plannedDay(progress, today), context.now.toISOString()),
    holder: holder && { by: holder.by, at: holder.at, since: deskTime(holder.at) },
    quote: deskQuote(found, { ...context, mayMail }),
    move: jobSheet(found, today),
    ...factsOf(found, situation),
    wishes: wishesOf(found, situation, today),
    callback: callbackOf(found),
    tell: deskTelling(found, situation, context),
    ...correctable(found, { today, mayMail }),
    ...waysTo(found),
    afterMove: afterMoveLink(found, context.now) ?? null,
    gates,
    owed: [...papersOwed(found, today), ...copyOwed(found, mails)],
    may: mayDo(found, situation),
    ...formsOf(found),
    bill: deskBill(found, today),
    account: showAccount(accountOf(found.progress)),
    entries: deskEntries(found),
    followUp: followUpLink(found, context) ?? null,
    history: [received(found, mails), ...events.map((event) => lineOf(event, mails))],
    last,
  };
}

function shownSection({ title, lines, link }: LetterSection): DeskView['sections'][number] {
  return { title, lines: lines.map(({ label, value }) => ({ label, value })), link };
}

/** The other moves on the day of the next visit; null where nothing lies ahead. */
async function findSameDay(
  db: Database,
  { stored }: Case,
  { phase, day: { day } }: Situation,
  now: Date,
): Promise<DayView | null> {
  const isAhead = PHASES[phase].move !== 'over' && wasAhead(day, now.toISOString());
  return isAhead ? findDay(db, day, { except: stored.id, now }) : null;
}

/** The firm that pays has not got the last email about its bill. */
function copyOwed({ progress: { bill } }: Case, mails: readonly MailState[]): string[] {
  const last = mails
    .filter(({ kind }) => kind === 'bill-copy')
    .toSorted((one, other) => Number(one.event) - Number(other.event))
    .at(-1);
  if (!bill?.billEmail || last?.state !== 'dead') return [];
  return [`The bill did not reach ${bill.billEmail}. Phone the firm, or correct its address.`];
}

/** The answers that the team can correct, and the ways to send the link to the visitor's page. */
function correctable(
  { stored, progress }: Case,
  { today, mayMail }: { readonly today: CalendarDate; readonly mayMail: boolean },
): Pick<DeskView, 'request' | 'newContact' | 'linkChannels'> {
  if (stored.kind !== 'request') return { request: null, newContact: null, linkChannels: [] };
  const asked = progress.deleted ? undefined : progress.contactAsked?.changes;
  const answers = visitorAnswers(stored.content, progress, today);
  const chat = advice(() => readPhone(stored.phone)?.chat);
  return {
    request: { answers, version: progress.version },
    newContact: asked
      ? {
          answers: Object.fromEntries(asked.map(({ field, after }) => [field, after])),
          lines: asked.map(changeInWords),
        }
      : null,
    linkChannels: [
      ...(mayMail ? (['email'] as const) : []),
      ...(chat ? (['whatsapp'] as const) : []),
    ],
  };
}

/** Whether to ask before a chat, and whether an email may not arrive. */
function waysTo({ stored, progress }: Case): Pick<DeskView, 'askFirst' | 'emailCameBack'> {
  const emailCameBack = progress.lastBounce !== null;
  return { askFirst: choseEmail(stored, emailCameBack) ? ASK_FIRST : null, emailCameBack };
}

function received(about: Case, mails: readonly MailState[]): DeskLine {
  const { receivedAt: at } = about.stored;
  const receipt = mails.find(({ kind }) => kind === 'acknowledgement');
  const became = receipt ? SENT[receipt.state](receipt) : noReceipt(about);
  const lines = became === '' ? [] : [`Receipt with their link: ${became}`];
  return { number: 0, at, when: deskTime(at), heading: 'Received', lines };
}

/** A limit forbade it, or an answer was quicker. With another address it is forgotten, and so it is after a deletion. */
function noReceipt({ stored, events, progress }: Case): string {
  const isForgotten =
    progress.deleted ||
    events.some(
      (event) => event.kind === 'changed' && event.changes.some(({ field }) => field === 'email'),
    );
  return stored.kind !== 'request' || stored.email === null || isForgotten
    ? ''
    : 'The email was not sent.';
}

function lineOf(event: HistoryEvent, mails: readonly MailState[]): DeskLine {
  const { number, at } = event;
  const { heading, lines } = eventInWords(event);
  const about = mails.filter((mail) => mail.event === number);
  return { number, at, when: deskTime(at), heading, lines: [...becameOf(event, about), ...lines] };
}

/** What became of the mails about an event: whether they went out, and if not, why. */
function becameOf(event: HistoryEvent, mails: readonly MailState[]): string[] {
  const stored = mails.flatMap((mail) => {
    // A webhook is no mail.
    const kind = EVENT_MAILS.find((each) => each === mail.kind);
    if (!kind) return [];
    const to = recipientOf(kind);
    if (to === null) return mail.state === 'dead' ? 'Our own email about it did not go out.' : [];
    return `${to}${SENT[mail.state](mail)}`;
  });
  // A mail that was written again has its own state.
  const dropped = Object.entries(('notSent' in event && event.notSent) || {})
    .filter(([kind]) => mails.every((mail) => mail.kind !== kind))
    .map(([kind, why]) => {
      const to = recipientOf(kind as EventMail); // the keys of NotSent
      const email = to === null ? 'Our own email' : `${to}The email`;
      return `${email} was not sent: ${WHY_NOT_IN_WORDS[why]}.`;
    });
  const isMailed = stored.length > 0 || dropped.length > 0;
  const told = mailToTell(event) && !isMailed ? ['No email went out about it.'] : [];
  const isDay = event.kind === 'confirmed' || event.kind === 'cancelled';
  const late = isDay && !mailAbout(event) ? ['No email went out about it: the day was over.'] : [];
  const isRenewed = event.kind === 'linked' && event.isRenewed;
  const isWaiting = mails.some(({ kind, state }) => kind === 'link' && state !== 'sent');
  return [
    ...stored,
    ...dropped,
    ...told,
    ...late,
    ...(isRenewed && isWaiting ? [NO_LINK_OPENS] : []),
  ];
}

/** The beginning of a line about a mail to somebody other than the visitor; null for the team's own. */
const OTHERS: Readonly<Record<Exclude<EventMail, VisitorMail>, string | null>> = {
  'contact-changed': 'To the address before: ',
  'bill-copy': 'To the firm that pays: ',
  answer: null,
  changed: null,
  call: null,
  undelivered: null,
  reminder: null,
};

const recipientOf = (kind: EventMail) => (isToVisitor(kind) ? '' : OTHERS[kind]);

/** What the desk says of an email that is not sent. */
export const NOT_SENT = {
  waiting: 'The email has not gone out yet.',
  dead: 'The email did not go out.',
} as const;

const SENT = {
  waiting: () => NOT_SENT.waiting,
  sent: ({ finishedAt }: MailState) => `Sent${finishedAt ? ` on ${deskTime(finishedAt)}` : ''}.`,
  dead: () => NOT_SENT.dead,
} as const satisfies Record<MailState['state'], (mail: MailState) => string>;

function wroteIn(stored: Case['stored']): DeskView['wrote'] {
  if (stored.kind !== 'message') return null;
  const { email, phone, message } = stored.content;
  return { email, phone, message };
}
