import type { EventKind, EventOf, HistoryEvent } from '../../../domain/move/event.ts';
import { isWithheld } from '../../../domain/places/plain-address.ts';
import { plainName } from '../../../domain/plain-name.ts';
import {
  type Invoice,
  type IssuedNote,
  type IssuedPaper,
  isInvoice,
} from '../../../domain/quote/invoice.ts';
import {
  type AccessFieldName,
  accessFieldName,
  SIDE_FIELDS,
} from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES, type AccessSide } from '../../../domain/request/access.ts';
import type { AnswerField } from '../../../domain/request/labels.ts';
import type { RequestChange } from '../../../domain/request/request-change.schema.ts';
import { withheldValue } from '../../../domain/request/request-changes.ts';
import { byKind } from '../../../domain/request/request-questions.ts';
import { progressOf } from '../../moves/progress-of.ts';
import { plainAnswer, plainAnswers, plainDay } from './plain-answers.ts';
import type { RequestCase } from './request-case.ts';

type Plain = {
  readonly [Kind in EventKind]: (event: EventOf<Kind>, untold: Untold) => EventOf<Kind>;
};

/** Takes the place of a value: the same for the same one, so that what was changed back is known. */
type Untold = (value: string) => string;

/** Nothing in it was typed by the visitor, or mails say nothing of that. */
const asIs = <Event>(event: Event) => event;
const unsaid = <Event>(event: Event) => ({ ...event, said: '' });

/** Each event without what its visitor typed. What the team wrote is the team's. */
const PLAIN: Plain = {
  taken: asIs,
  phoned: asIs,
  refused: asIs,
  reopened: asIs,
  same: asIs,
  quoted: asIs,
  agreed: asIs,
  confirmed: asIs,
  cancelled: ({ day, ...event }) => ({
    ...event,
    ...(event.by === null && { said: '' }),
    ...(day !== undefined && { day: plainDay(day) }),
  }),
  settled: asIs,
  paid: asIs,
  struck: asIs,
  writtenOff: asIs,
  callback: asIs,
  linked: asIs,
  told: asIs,
  changed: ({ changes, asked, ...event }, untold) => ({
    ...event,
    changes: changes.map((change) => plainChange(change, untold)),
    ...(asked && { asked: asked.map((change) => plainChange(change, untold)) }),
  }),
  call: asIs,
  seen: asIs,
  asked: unsaid,
  reported: unsaid,
  accepted: asIs,
  declined: asIs,
  deleted: asIs,
  reminded: asIs,
  undelivered: asIs,
  delivered: asIs,
  announced: asIs,
};

/** A request as it may be told to an address that nobody has shown to be theirs: without what a stranger could have typed to
 *  make our mail say it. */
export function forStranger({
  stored,
  events,
  invoice,
  papers,
  ...about
}: RequestCase): RequestCase {
  const content = plainAnswers(stored.content);
  const values = new Map<string, string>();
  const untold = (value: string) => {
    const known = values.get(value) ?? withheldValue(values.size);
    values.set(value, known);
    return known;
  };
  const told = events.map((event) => plainEvent(event, untold));
  const settled = events.find(({ number }) => number === about.progress.bill?.invoice?.event);
  const { invoiceTo, invoiceAddress } = settled?.kind === 'settled' ? settled : {};
  const ofTeam = { name: invoiceTo !== undefined, address: invoiceAddress !== undefined };
  return {
    ...about,
    stored: { ...stored, name: content.name, phone: content.phone, content },
    events: told,
    progress: progressOf(content.moveDate, told),
    invoice: invoice && {
      ...invoice,
      invoice: plainInvoice(invoice.invoice, ofTeam),
      notes: invoice.notes.map((note) => plainNote(note, ofTeam)),
    },
    papers: papers.map((paper) => plainPaper(paper, ofTeam)),
  };
}

function plainEvent<Event extends HistoryEvent>(event: Event, untold: Untold): Event {
  if (event.kind === 'unreadable') return event;
  const plain = PLAIN[event.kind] as (event: HistoryEvent, untold: Untold) => Event; // of the same kind
  return plain(event, untold);
}

/** What is told of an answer about an address. */
const ACCESS_TOLD = {
  floor: 'chosen',
  lift: 'chosen',
  estate: 'chosen',
  truck: 'chosen',
  notice: 'chosen',
  carry: 'chosen',
  power: 'chosen',
  hours: 'untold',
} as const satisfies Readonly<Record<keyof AccessSide, Told>>;

const accessTold = Object.fromEntries(
  ACCESS_SIDES.flatMap((side) =>
    SIDE_FIELDS.map((question) => [accessFieldName(side, question), ACCESS_TOLD[question]]),
  ),
) as Record<AccessFieldName, Told>; // each of them

/** What is told of a changed answer: a value from a list of ours, one that was typed if it can be nothing else than a name, a
 *  street or a day, or none. */
type Told = 'chosen' | 'plain' | 'untold';
const TOLD: Readonly<Record<AnswerField, Told>> = {
  name: 'plain',
  phone: 'untold',
  email: 'untold',
  moveType: 'chosen',
  fromAddress: 'plain',
  toAddress: 'plain',
  moveDate: 'plain',
  deliveryMethod: 'chosen',
  ...byKind({ count: 'chosen', tick: 'chosen' }),
  additionalNotes: 'untold',
  kitchen: 'chosen',
  living: 'chosen',
  bedroom: 'chosen',
  ...accessTold,
};

function plainChange({ field, before, after }: RequestChange, untold: Untold): RequestChange {
  // One of an earlier release is not told.
  const told = Object.hasOwn(TOLD, field) ? TOLD[field as AnswerField] : 'untold';
  if (told === 'chosen') return { field, before, after };
  const plain = (value: string) =>
    value === '' || (told === 'plain' && plainAnswer(field, value) === value)
      ? value
      : untold(value);
  return { field, before: plain(String(before)), after: plain(String(after)) };
}

/** What of a paper's addressee the team typed, and not the visitor. */
interface OfTeam {
  readonly name: boolean;
  readonly address: boolean;
}

function plainPaper(paper: IssuedPaper, ofTeam: OfTeam): IssuedPaper {
  if (!isInvoice(paper)) return plainNote(paper, ofTeam);
  return { ...paper, invoice: plainInvoice(paper.invoice, ofTeam) };
}

function plainNote(issued: IssuedNote, ofTeam: OfTeam): IssuedNote {
  const { note } = issued;
  return { ...issued, note: { ...note, customer: plainCustomer(note.customer, ofTeam) } };
}

function plainInvoice(invoice: Invoice, ofTeam: OfTeam): Invoice {
  const { customer, from, to } = invoice;
  return {
    ...invoice,
    customer: plainCustomer(customer, ofTeam),
    from: plainPlace(from),
    to: plainPlace(to),
  };
}

function plainCustomer(customer: Invoice['customer'], ofTeam: OfTeam) {
  return {
    ...customer,
    name: ofTeam.name ? customer.name : plainName(customer.name),
    address: ofTeam.address ? customer.address : plainPlace(customer.address),
  };
}

/** Empty if nothing of it is told: paper has no line for it then. */
function plainPlace(address: string): string {
  const plain = String(plainAnswer('fromAddress', address));
  return isWithheld(plain) ? '' : plain;
}
