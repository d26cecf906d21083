import { company } from '../../../content/company.ts';
import { photos } from '../../../content/photos.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { EventKind, HistoryEvent } from '../../../domain/move/event.ts';
import type { VisitorMail } from '../../../domain/move/mail-kinds.ts';
import { canBeTold } from '../../../domain/move/mail-truth.ts';
import { isWithheld } from '../../../domain/places/plain-address.ts';
import { shortStreet } from '../../../domain/places/short-place.ts';
import type { Price } from '../../../domain/quote/price.schema.ts';
import { priceInWords, priceParts } from '../../../domain/quote/price-in-words.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';
import { THEIR_LINK } from '../../../domain/team/their-link.ts';
import { privateLink } from '../../../domain/your-move/your-move.ts';
import type { Case } from '../../moves/case.ts';
import { type Context, eventMail, isOf } from '../../moves/case-mail.ts';
import { mailAbout } from '../../moves/mail-about.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { situationOf } from '../../moves/situation.ts';
import { contentAsText, figureAsText, type Letter } from '../../sending/mail/letter.ts';
import { textAndHtml } from '../../sending/mail/letter-html.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import { subjectPart } from '../../sending/mail/subject-part.ts';
import type { ComposeMail } from '../../sending/outbox/outbox.worker.ts';
import { forStranger } from './for-stranger.ts';
import type { RequestCase } from './request-case.ts';
import { wayInMail } from './way-in-mail.ts';

/** The button that leads to the private page, while there is a move. */
export const OPEN_MOVE = 'Open your move';

/** What a mail to a visitor says, without its links. */
export interface Content
  extends Pick<Mail, 'calendar' | 'subject'>,
    Pick<Letter, 'title' | 'lead' | 'figure' | 'sections'> {
  /** Of the visit that it is about, for its subject; that from where the move still goes if left out. */
  readonly fromAddress?: string;
  /** The button to their page. */
  readonly button: string;
  /** Whether a button to call us comes first. */
  readonly isUrgent?: true;
  /** How to ask a question. */
  readonly questions: string;
  /** More about us, instead of where photos go. */
  readonly us?: readonly SummaryLine[];
  /** The text of a chat after the first section. */
  readonly inChat?: string;
}

type Write<Kind extends EventKind> = (
  about: RequestCase,
  context: Pick<Context<Kind>, 'event' | 'situation' | 'siteUrl' | 'now'>,
) => Content | undefined;

/** A notification of a visitor: as a mail, or as the text with which somebody in the team tells them. */
export interface VisitorNotification {
  /** The events that it can be about. */
  readonly kinds: readonly EventKind[];
  readonly mail: ComposeMail;
  /** @returns undefined once it is no longer true */
  readonly text: (about: Case, event: number, context: Telling) => string | undefined;
}

type Telling = Pick<Context<EventKind>, 'situation' | 'siteUrl' | 'now'>;

/** The notification of an event of one of these kinds. An answer to the mail comes to the team's inbox. */
export function notificationFor<Kind extends EventKind>(
  mail: VisitorMail,
  kinds: readonly Kind[],
  write: Write<Kind>,
): VisitorNotification {
  return { kinds, mail: mailToVisitor(mail, kinds, write), text: textFor(mail, kinds, write) };
}

/** With the number of the event, tells a mail from others about the request: mailboxes know it by this name. */
const PARTS: Partial<Readonly<Record<VisitorMail, string>>> = { 'day-before': 'tomorrow' };

/** The heart of a mail: what a person would write in a chat, or say on the phone. */
function textFor<Kind extends EventKind>(
  mail: VisitorMail,
  kinds: readonly Kind[],
  write: Write<Kind>,
): VisitorNotification['text'] {
  return ({ stored, ...about }, number, context) => {
    const event = about.events.find((each) => each.number === number);
    if (stored.kind !== 'request' || !event || !isOf(kinds, event)) return undefined;
    if (!canBeTold(mail, event, about.progress, localDay(context.now))) return undefined;
    const content = write({ ...about, stored }, { ...context, event });
    if (!content) return undefined;
    const { title, lead, figure, sections, inChat, button } = content;
    const [main] = sections;
    return [
      `${company.name}: ${title}`,
      lead,
      figure && figureAsText(figure),
      main && contentAsText(main),
      inChat,
      stored.linkKey !== null && `${button}: ${THEIR_LINK}`,
    ]
      .filter(Boolean)
      .join('\n\n');
  };
}

function mailToVisitor<Kind extends EventKind>(
  mail: VisitorMail,
  kinds: readonly Kind[],
  write: Write<Kind>,
): ComposeMail {
  return eventMail(mail, kinds, ({ stored: known, ...found }, context) => {
    if (known.kind !== 'request' || known.email === null) return undefined;
    const all = { ...found, stored: known };
    const told = known.isProved === 1 ? all : forStranger(all);
    const { stored, ...about } = told;
    const { number, at }: HistoryEvent = context.event;
    const event = told.events.find((each) => each.number === number);
    if (!event || !isOf(kinds, event)) return undefined;
    const situation = situationOf(told.progress, localDay(context.now));
    const content = write(told, { ...context, event, situation });
    if (!content) return undefined;
    const distinct = () => {
      const earlier = told.events.filter(
        (each) => each.number < number && isOf(kinds, each) && mailAbout(each) === mail,
      );
      const same = earlier.filter((each) => subjectOf(each) === subject).length;
      return same > 0 ? `${subject} (${same + 1})` : subject;
    };
    /** As it was when that mail was due. */
    const subjectOf = (earlier: HistoryEvent) => {
      const events = told.events.filter((each) => each.number <= earlier.number);
      const progress = progressOf(stored.content.moveDate, events);
      const now = new Date(earlier.at);
      const situation = situationOf(progress, localDay(now));
      if (!isOf(kinds, earlier)) return undefined;
      const then = { ...context, event: earlier, situation, now };
      return write({ ...told, events, progress }, then)?.subject;
    };
    const { reference, name, linkKey, mailKey } = stored;
    const { button, isUrgent, questions, us, inChat, subject, calendar, ...rest } = content;
    const way = wayInMail(stored, told.progress, localDay(new Date(at)));
    const { fromAddress = way.fromAddress, ...letter } = rest;
    // By it whoever gets the mail shows that the address is theirs.
    const key = mailKey ?? linkKey;
    const page = key && { label: button, url: context.siteUrl + privateLink(key) };
    const links = [...(isUrgent ? [CALL_US] : []), ...(page ? [page] : [])];
    const more = us ?? (about.progress.cancellation ? [] : [photos]);
    const sections = [...letter.sections, usSection(reference, questions, more)];
    return {
      ...(calendar !== undefined && { calendar }),
      reference,
      part: `${PARTS[mail] ?? mail}-${number}`,
      to: { name, address: known.email },
      sender: company.name,
      replyTo: context.teamInbox ?? null,
      subject: `${withStreet(distinct(), fromAddress)} [${reference}]`,
      ...textAndHtml({ ...letter, links, sections }),
    };
  });
}

/** Phones show no more of a subject. */
const LONGEST_SUBJECT = 48;
/** Less of a street tells no move from another. */
const SHORTEST_STREET = 12;

/** 'R6 500: your quote, 12 Kelly Avenue', where there is room for the street. */
function withStreet(subject: string, fromAddress: string): string {
  const room = LONGEST_SUBJECT - subject.length - 2;
  if (isWithheld(fromAddress) || room < SHORTEST_STREET) return subject;
  const street = subjectPart(shortStreet(fromAddress), room);
  return `${subject}${subject.includes(':') ? ',' : ':'} ${street}`;
}

const CALL_US = { label: `Call ${company.phone.display}`, url: company.phone.link };

/** How to reach us, and whatever else is to be known. */
export function usSection(reference: string, questions: string, more: readonly SummaryLine[]) {
  return {
    title: 'How to reach us',
    lines: [
      { label: 'Phone', value: company.phone.display },
      { label: 'Reference', value: reference },
      { label: 'Questions', value: questions },
      ...more,
    ],
  };
}

/** The price, large, and when we come under it. */
export function priceFigure(price: Price, under: string): NonNullable<Letter['figure']> {
  const { figure: value, rest } = priceParts(price);
  return { value, rest, sentence: priceInWords(price), under, says: ['price', 'arrival'] };
}
