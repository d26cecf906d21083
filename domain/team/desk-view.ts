import * as z from 'zod/mini';
import { HEARD } from '../figures/heard.ts';
import { TOLD_BY } from '../move/event.ts';
import { PHASES, type Phase } from '../move/phases.ts';
import { STAGES, TEAM_ACTIONS } from '../move/stage.ts';
import { shownAccount } from '../quote/shown-account.schema.ts';
import { shownPrice } from '../quote/shown-price.schema.ts';
import { shownVisit } from '../quote/shown-visit.ts';
import { storedVisits } from '../quote/visit.schema.ts';
import { ACCESS_SIDES } from '../request/access.ts';
import type { Gate } from '../request/gate-papers.ts';
import { KIND_NAMES } from '../request/kind.ts';
import { quoteRequestSchema } from '../request/request.schema.ts';
import { storedInventory, storedRequest } from '../request/stored-request.schema.ts';
import { day, email, list, shownLine, texts, time, uri } from '../shown.ts';
import { LINK_CHANNELS } from './desk-action.schema.ts';
import {
  agreementDraft,
  confirmationDraft,
  deskBill,
  deskEntry,
  deskQuote,
  shownDeposit,
} from './desk-forms.schema.ts';
import { otherCase } from './other-case.ts';

export type { DeskQuote } from './desk-forms.schema.ts';

const deskLink = z.object({
  label: z.string(),
  url: uri,
  /** Advice for the team before they open the link. */
  note: z.exactOptional(z.string()),
  /** Whether `(their link)` in its text is to be replaced by the visitor's link, which `GET /api/desk/link` has. */
  takesLink: z.exactOptional(z.boolean()),
});
export type DeskLink = Readonly<z.output<typeof deskLink>>;

/** A line of the history as text. */
const deskLine = z.object({
  /** The number of the event; 0 for the receipt. */
  number: z.int(),
  at: time,
  /** The same as text. */
  when: z.string(),
  heading: z.string(),
  lines: texts,
});
export type DeskLine = Readonly<z.output<typeof deskLine>>;

const deskPlace = z.object({
  address: z.string(),
  /** 'second floor, no lift' */
  door: z.string(),
});
export type DeskPlace = Readonly<z.output<typeof deskPlace>>;

const deskTelling = z.object({
  /** The number of the event. */
  number: z.int(),
  /** As a person would write or say it. */
  text: z.string(),
  /** Opens the chat with that text, or rings them; null without a number that can be read. */
  link: z.nullable(deskLink),
  /** How they can be told, the likely way first. */
  by: list(z.enum(TOLD_BY)),
});
export type DeskTelling = Readonly<z.output<typeof deskTelling>>;

/** The job as text. */
const job = z.object({
  /** 'Residential' */
  type: z.string(),
  /** The number and the address as they were typed. */
  contact: texts,
  from: deskPlace,
  to: deskPlace,
  route: z.nullable(deskLink),
  /** The day and its hours; the label says how sure they are. */
  when: z.extend(shownLine, { season: texts }),
  heavy: texts,
  home: z.object({ bedrooms: quoteRequestSchema.shape.bedrooms, inventory: storedInventory }),
});

/** The other moves planned for a day, without names. */
export const dayView = z.object({
  day,
  /** 'Boskruin to Fourways, between 8 and 9, confirmed', the surest first. */
  moves: texts,
  /** How many trucks are out with the agreed ones, and how many there are. */
  trucks: z.int(),
  trucksADay: z.int(),
});
export type DayView = Readonly<z.output<typeof dayView>>;

/** A request or a message as the team sees it at the desk: what the mail shows, and what happened. The
 *  server composes the text: the page is fetched in a truck. */
export const deskView = z.object({
  kind: z.enum(KIND_NAMES),
  reference: z.string(),
  /** The visitor's name. */
  name: z.string(),
  stage: z.enum(STAGES),
  /** The stage as text, and whether its day went by. */
  status: z.string(),
  /** The visits that count now; none of a message. */
  visits: list(shownVisit),
  /** The other moves on the day of the next visit; null where nothing lies ahead. */
  sameDay: z.nullable(dayView),
  /** How far it is, as its visitor's page has it. */
  phase: z.enum(Object.keys(PHASES) as Phase[]), // the keys of a complete record
  /** Whether the day of the move is over, or of the one that was cancelled. */
  isDayOver: z.boolean(),
  /** The team member who took it last, and since when. */
  holder: z.nullable(z.object({ by: z.string(), at: time, since: z.string() })),
  receivedAt: time,
  /** Why it may not come from a visitor. */
  notice: z.optional(z.string()),
  /** The open points, before anything else. */
  first: z.optional(
    z.object({ title: z.string(), points: texts, link: z.exactOptional(deskLink) }),
  ),
  /** Ways to answer: first the telephone for whoever asked for a call, or else the visitor's choice. */
  links: list(deskLink),
  sections: list(
    z.object({ title: z.string(), lines: list(shownLine), link: z.optional(deskLink) }),
  ),
  /** Other requests and messages with the same email address or phone number, the latest first. */
  alsoFrom: list(otherCase),
  /** How somebody says that they found us; null if nobody asked. */
  heard: z.nullable(z.enum(HEARD)),
  /** The kind text for "Turn it down", ready to be sent in the visitor's way. */
  refusal: z.nullable(deskLink),
  /** Answers that are given again and again, ready to be sent: that the day is full, or to a message the form and prices. */
  texts: list(deskLink),
  /** Null for a message. */
  move: z.nullable(job),
  /** The price: 'R6 500', 'R800 an hour'; empty if none holds. */
  price: z.string(),
  /** A detail of the stage: '3 movers, 1 truck', 'not opened yet'. */
  facts: texts,
  /** Lists what the visitor waits for, in their words, the oldest first. */
  wishes: list(
    z.object({
      /** The number of the event. */
      number: z.int(),
      heading: z.string(),
      lines: texts,
    }),
  ),
  /** Open tasks for the gates, and for a firm that its bill did not reach, a sentence for each. */
  owed: texts,
  /** When the team means to call, and what about; null for no such note. */
  callback: z.nullable(z.string()),
  /** News that somebody has to tell the visitor, since no email does; null if there is nothing. */
  tell: z.nullable(deskTelling),
  /** The answers for the form that corrects them; null for a message. */
  request: z.nullable(z.object({ answers: storedRequest, version: z.int() })),
  /** A message as it was sent; null for a request. */
  wrote: z.nullable(
    z.object({ email: z.nullable(z.string()), phone: z.string(), message: z.string() }),
  ),
  /** The other email or number that the visitor asked for: the answers that count once somebody has pressed the button,
   *  and what is old and new; null if nothing waits. */
  newContact: z.nullable(
    z.object({
      answers: z.object({ email: z.exactOptional(email), phone: z.exactOptional(z.string()) }),
      lines: texts,
    }),
  ),
  /** How their link can be sent, and any other news: by email as long as we may write to their address. */
  linkChannels: list(z.enum(LINK_CHANNELS)),
  /** Advice before a chat with a visitor who chose email; null for one who did not. */
  askFirst: z.nullable(z.string()),
  /** Whether an email to their address came back. */
  emailCameBack: z.boolean(),
  /** The actions that the team may take now. */
  may: z.record(z.enum(TEAM_ACTIONS), z.boolean()),
  /** "They said yes" begins with this. */
  agreement: agreementDraft,
  /** The terms that the visitor said yes to or that were confirmed since; null before a yes, and once a new quote
   *  replaced it. */
  yes: z.nullable(
    z.intersection(shownPrice, z.object({ visits: storedVisits, deposit: shownDeposit })),
  ),
  /** The form that confirms the day begins with this. */
  confirmation: confirmationDraft,
  /** The gates that want notice. */
  gates: list(
    z.object({ side: z.enum(ACCESS_SIDES), notice: z.enum(['day', 'days']) }),
  ) satisfies z.ZodMiniType<readonly Gate[]>,
  bill: deskBill,
  /** What the move costs, what came in and what is open; null before a yes. */
  account: z.nullable(shownAccount),
  /** The entries of the account, the latest first. */
  entries: list(deskEntry),
  /** A kind question, ready to be sent, after a quote that nobody answered for a day. */
  followUp: z.nullable(deskLink),
  /** A kind question about how it went, ready to be sent, once the day is over. */
  afterMove: z.nullable(deskLink),
  /** The quote that the team can send; null for a message. */
  quote: z.nullable(deskQuote),
  /** From the receipt on, the earliest first. */
  history: list(deskLine),
  /** The number of the last event; an action says that it was made from here. */
  last: z.int(),
});
export type DeskView = Readonly<z.output<typeof deskView>>;

/** The answer to an action that conflicts with another: nothing is stored. */
export interface DeskConflict {
  readonly desk: DeskView;
}

/** The address of the team's page that a key opens. Browsers never send the fragment. */
export function deskPath(deskKey: string): string {
  return `/desk#${deskKey}`;
}
