import * as z from 'zod/mini';
import {
  billFields,
  cancellationFee,
  paymentFields,
  strikeFields,
  writeOffFields,
} from '../quote/bill.schema.ts';
import { storedAgreementFields, storedConfirmationFields } from '../quote/booking.schema.ts';
import { withFirmPrice, withPrice } from '../quote/price.schema.ts';
import { QUOTE_CHANNELS, quoteSchema } from '../quote/quote.schema.ts';
import { saidNoFields } from '../quote/said-no.ts';
import { requestChange } from '../request/request-change.schema.ts';
import { callbackFields } from './callback.schema.ts';
import { EVENT_MAILS, VISITOR_MAILS, WHY_NOT } from './mail-kinds.ts';

export { VISITOR_MAILS, type VisitorMail } from './mail-kinds.ts';

/** The number of the event that sent the quote which this event is about. */
const about = z.int();

/** The number of the last event on the page when its author began to write. */
const after = z.int();

/** No email about it was written: there is no address, or somebody passes it on. */
const news = { unmailed: z.optional(z.literal(true)) };

/** How somebody in the team told a visitor what no email could. */
export const TOLD_BY = ['phone', 'whatsapp'] as const;

/** Everything that happens to a request or message after its receipt, by kind. */
export const eventSchema = z.discriminatedUnion('kind', [
  // By the team, at its desk.
  z.object({
    kind: z.literal('taken'),
    /** They entered it for somebody who phoned. */
    isEntered: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('phoned'), said: z.string(), after }),
  z.object({ kind: z.literal('refused') }),
  /** It is the same as another request or message, which goes on. */
  z.object({
    kind: z.literal('same'),
    /** The reference of the other. */
    as: z.string(),
    /** The team made that one of this one. */
    isMade: z.optional(z.literal(true)),
  }),
  /** How it ended is taken back, as if it had not. */
  z.object({
    kind: z.literal('reopened'),
    /** The number of the event that ended it. */
    about: z.int(),
  }),
  z.object({
    kind: z.literal('quoted'),
    quote: quoteSchema,
    via: z.enum(QUOTE_CHANNELS),
    ...news,
  }),
  /** The visitor said yes by phone or in a chat. */
  withPrice({
    kind: z.literal('agreed'),
    ...storedAgreementFields,
    /** To another price of a booked move: then an email says so. */
    isOfBooking: z.optional(z.literal(true)),
    ...news,
  }),
  /** The day is confirmed. */
  withFirmPrice({ kind: z.literal('confirmed'), ...storedConfirmationFields, ...news }),
  /** By the team, or by the visitor: then nobody is named. */
  z.object({
    kind: z.literal('cancelled'),
    /** The visitor asked the team for it; otherwise whoever entered it decided. */
    askedBy: z.optional(z.literal('customer')),
    said: z.string(),
    /** The day of the visit that was next, by the team. */
    day: z.optional(z.string()),
    fee: z.optional(cancellationFee),
    ...news,
  }),
  /** The move took place, and came to this. */
  z.object({
    kind: z.literal('settled'),
    ...billFields,
    /** The number of its tax invoice: a new one, or the one before if that says the same. */
    invoice: z.optional(z.int()),
    /** The number of the credit or debit note for a price that is another than on its invoice. */
    note: z.optional(z.int()),
    ...news,
  }),
  z.object({
    kind: z.literal('paid'),
    ...paymentFields,
    /** It came as the move was settled, and the email about that has it. */
    withBill: z.optional(z.literal(true)),
    ...news,
  }),
  /** An entry was made by mistake. */
  z.object({ kind: z.literal('struck'), ...strikeFields, ...news }),
  z.object({ kind: z.literal('writtenOff'), ...writeOffFields }),
  /** The visitor is to be called again. */
  z.object({ kind: z.literal('callback'), ...callbackFields, after }),
  /** The visitor gets the link to their page once more. */
  z.object({ kind: z.literal('linked'), isRenewed: z.optional(z.literal(true)), ...news }),
  /** Somebody told the visitor what no email could. */
  z.object({ kind: z.literal('told'), about: z.int(), via: z.enum(TOLD_BY) }),
  // By the visitor, through the private link.
  /** Or by the team, for a visitor: then it says who. */
  z.object({
    kind: z.literal('changed'),
    ...news,
    changes: z.readonly(z.array(requestChange)),
    /** The changes of email or number that the visitor asked for, and that wait for somebody in the team. */
    asked: z.optional(z.readonly(z.array(requestChange))),
    /** The mails that go out again, to the corrected address. */
    resent: z.optional(z.readonly(z.array(z.enum(VISITOR_MAILS)))),
    /** The visitor's link was renewed: what had the one before went to another contact. */
    isLinkRenewed: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('call') }),
  z.object({ kind: z.literal('seen'), about }),
  z.object({ kind: z.literal('asked'), about, said: z.string() }),
  /** After the move something is missing or broken. */
  z.object({ kind: z.literal('reported'), said: z.string() }),
  z.object({
    kind: z.literal('accepted'),
    about,
    /** The terms that the visitor saw, by the day of their last change. */
    terms: z.string(),
    ...news,
  }),
  /** Or to the team: then it is about no quote in particular, and says who noted it. */
  z.object({ kind: z.literal('declined'), about: z.optional(about), ...saidNoFields }),
  /** The request was deleted after its move, by its visitor or by the team's command: what the account needs is kept. */
  z.object({ kind: z.literal('deleted'), byTeam: z.optional(z.literal(true)) }),
  // By the server.
  z.object({ kind: z.literal('reminded'), reminder: z.string() }),
  /** By the server, or by the team if it came back as mail. */
  z.object({
    kind: z.literal('undelivered'),
    /** The number of the event that the mail was about. */
    about: z.int(),
    mail: z.enum(VISITOR_MAILS),
    /** The mail server's reason; may be empty if the team noted it. */
    reason: z.string(),
    /** Our mail was refused, or its server was away, for days: the address may be fine. */
    mayBeRight: z.optional(z.literal(true)),
  }),
  /** Such a mail went out after all. */
  z.object({ kind: z.literal('delivered'), about, mail: z.enum(VISITOR_MAILS) }),
  /** The mail of the day before a visit was written. */
  z.object({ kind: z.literal('announced'), visit: z.int(), day: z.string(), ...news }),
]);

export type EventContent = z.output<typeof eventSchema>;

interface Stored {
  /** 1 for the first event of a request or message, 2 for the next; the order, whatever the clocks say. */
  readonly number: number;
  /** ISO time in UTC. */
  readonly at: string;
  /** The name of the team member who did it; null for anybody else. */
  readonly by: string | null;
}

/** The mails about an event that were written and then not sent, and why. */
const notSent = z.partialRecord(z.enum(EVENT_MAILS), z.enum(WHY_NOT));
export type NotSent = Readonly<z.output<typeof notSent>>;

/** An event that this version of the program cannot read, such as one that a newer version stored. */
export interface UnreadableEvent extends Stored {
  readonly kind: 'unreadable';
}

export type HistoryEvent =
  | (EventContent & Stored & { readonly notSent?: NotSent })
  | UnreadableEvent;

/** Reads a stored event. One that cannot be read must not hide the others.
 *  @param content JSON of all but the kind */
export function readEvent({
  kind,
  content,
  ...stored
}: Stored & { readonly kind: string; readonly content: string }): HistoryEvent {
  try {
    const all = JSON.parse(content);
    const parsed = eventSchema.safeParse({ ...all, kind });
    const dropped = notSent.safeParse(all.notSent);
    if (parsed.success) {
      return { ...parsed.data, ...stored, ...(dropped.success && { notSent: dropped.data }) };
    }
  } catch {
    // Not even JSON.
  }
  return { kind: 'unreadable', ...stored };
}

export type EventKind = EventContent['kind'];
export type EventOf<Kind extends EventKind> = Extract<HistoryEvent, { kind: Kind }>;
