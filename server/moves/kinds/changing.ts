import { localDay } from '../../../domain/dates/local-time.ts';
import type { EventOf } from '../../../domain/move/event.ts';
import { isAgreedAhead } from '../../../domain/move/moved.ts';
import type { OpenWish, Progress } from '../../../domain/move/progress.ts';
import { isAnswered, isQuoted } from '../../../domain/move/stage.ts';
import { hasChangedMove } from '../../../domain/move/visitor-changes.ts';
import type { ConfirmedVisit, Visit, Visits } from '../../../domain/quote/visit.schema.ts';
import { mapVisits, nextOf, onlyVisits } from '../../../domain/quote/visits.ts';
import type { AnswerField } from '../../../domain/request/labels.ts';
import type { RequestChange } from '../../../domain/request/request-change.schema.ts';
import { changeInWords, netChanges } from '../../../domain/request/request-changes.ts';
import { withChange } from '../open-wishes.ts';
import { type Kind, NOT_KEPT, noMail } from './event-kind.ts';
import { VISITOR_DID } from './visitor-did.ts';

/** The request, by its visitor or by the team. */
export const changed: Kind<'changed'> = {
  isOfMove: true,
  showsPerson: true,
  isOfAccount: false,
  inWords: ({ asked = [], changes, ...event }, by) => ({
    heading: event.by === null ? 'Changed by the visitor' : `${by} corrected it for them`,
    lines: [
      ...asked.map((change) => `Asked for, not changed yet. ${changeInWords(change)}`),
      ...changes.map(changeInWords),
    ],
  }),
  effect: (event, before) => {
    const { at, number, changes } = event;
    const { quote, changesSinceQuote } = before;
    return {
      version: number,
      changedAt: at,
      changesSinceQuote: quote ? netChanges([...changesSinceQuote, ...changes]) : [],
      openWishes: wishesAfter(event, before),
      contactAsked: askedAfter(event, before),
      ...takeBack({ at, number, changes }, before),
    };
  },
  mail: ({ by }) => (by === null ? 'acceptance' : 'correction'),
  mustRead: [],
  kept: NOT_KEPT,
};

/** After its move. */
export const deleted: Kind<'deleted'> = {
  isOfMove: false,
  showsPerson: false,
  isOfAccount: false,
  inWords: ({ byTeam }) => ({
    heading: byTeam ? 'The team erased the request' : VISITOR_DID.deleted,
    lines: ['What the account of the move needs is kept.'],
  }),
  effect: ({ number, at }) => ({ deleted: { number, at } }),
  mail: noMail,
  mustRead: null,
  kept: { when: 'always' },
};

/** @returns what waits for somebody in the team: whatever changed that contact settles it */
function askedAfter(
  { number, changes, asked = [] }: EventOf<'changed'>,
  { contactAsked }: Progress,
): Progress['contactAsked'] {
  const earlier = (contactAsked?.changes ?? []).filter(({ field }) =>
    [...changes, ...asked].every((change) => change.field !== field),
  );
  const waiting = [...earlier, ...asked];
  if (waiting.length === 0) return null;
  return { number: asked.length > 0 ? number : (contactAsked?.number ?? number), changes: waiting };
}

/** @returns with what is still to be done about the change */
function wishesAfter(
  { kind, at, by, number, changes, asked = [], resent, isLinkRenewed }: EventOf<'changed'>,
  before: Progress,
): Progress['openWishes'] {
  const isNewAddress = changes.some(({ field }) => field === 'email');
  // Emails that did not reach the old address, or had none to go to, go to the new one.
  const unsettled = withoutSettled(changes, before);
  const known = isNewAddress
    ? { ...before, openWishes: unsettled.filter(({ kind }) => !NOT_REACHED.includes(kind)) }
    : { ...before, openWishes: unsettled };
  // The team knows what it corrected. Of a visitor's change, the server has written to the new address.
  const isDone = by !== null || resent !== undefined || isLinkRenewed === true;
  const open = [...asked, ...changes.filter(({ field }) => !(isDone && field === 'email'))];
  // Before there is an answer, the team reads the request as it is.
  const isOpen =
    by === null ? before.quote !== null || isAnswered(before.stage) : isRepriced(changes, before);
  const isWish = open.length > 0 && isOpen;
  return (isWish ? withChange(known, { number, kind, at, changes: open }) : known).openWishes;
}

/** The wishes without another contact that was asked for and is settled now. */
function withoutSettled(
  changes: readonly RequestChange[],
  { openWishes, contactAsked }: Progress,
): readonly OpenWish[] {
  const settled = (contactAsked?.changes ?? []).filter(({ field }) =>
    changes.some((change) => change.field === field),
  );
  if (settled.length === 0) return openWishes;
  const fields = settled.map(({ field }) => field);
  return openWishes.flatMap((wish) => {
    if (wish.kind !== 'changed') return [wish];
    const open = wish.changes?.filter(({ field }) => !fields.includes(field)) ?? [];
    return open.length > 0 ? [{ ...wish, changes: open }] : [];
  });
}

/** Whether the open quote may no longer be the price. */
function isRepriced(changes: readonly RequestChange[], before: Progress): boolean {
  const changesSinceQuote = netChanges([...before.changesSinceQuote, ...changes]);
  return isQuoted(before.stage) && hasChangedMove({ ...before, changesSinceQuote });
}

const NOT_REACHED: readonly OpenWish['kind'][] = ['undelivered', 'untold'];

const ADDRESSES: readonly string[] = ['fromAddress', 'toAddress'] satisfies readonly AnswerField[];

/** A new day or address takes an agreement back until the family has confirmed it again, and changing that back settles
 *  it as it was. A change after the move takes nothing back. */
function takeBack(
  { at, number, changes }: Pick<EventOf<'changed'>, 'at' | 'number' | 'changes'>,
  before: Progress,
): Partial<Progress> {
  if (!before.held || !isAgreedAhead(before, localDay(new Date(at)))) return {};
  const { held: last, toConfirm } = before;
  const today = localDay(new Date(at));
  const { agreement, confirmation, stillConfirmed } = last;
  // A wish that is corrected to the agreed day takes nothing back.
  const isAsAgreed = ({ field, after }: RequestChange) =>
    field === 'moveDate' && agreement.visits.some(({ day }) => day === after);
  const since = netChanges([...last.changes, ...changes]).filter((change) => !isAsAgreed(change));
  const held = { ...last, changes: since };
  const isOtherDay = since.some(({ field }) => field === 'moveDate');
  const isElsewhere = since.some(({ field }) => ADDRESSES.includes(field));
  const isTouched = changes.some(({ field }) => field === 'moveDate' || ADDRESSES.includes(field));
  if (isOtherDay || isElsewhere) {
    const next = nextOf(agreement.visits, today);
    const isTouchedBy = (visit: ConfirmedVisit) =>
      (isOtherDay && visit.visit === next.visit) || goesElsewhere(visit, since);
    return {
      held: { ...held, heldAgain: null },
      stage: 'accepted',
      confirmation: null,
      stillConfirmed: onlyVisits(stillConfirmed, (visit) => !isTouchedBy(visit)),
      toConfirm: isTouched ? { number, at } : toConfirm,
      agreement: {
        ...agreement,
        ...(isOtherDay && { visits: withOpen(agreement.visits, next) }),
      },
    };
  }
  const isBack = toConfirm !== null && toConfirm.number !== last.toConfirm?.number;
  return {
    held: { ...held, heldAgain: isBack ? number : last.heldAgain },
    stage: confirmation ? 'booked' : 'accepted',
    confirmation,
    stillConfirmed,
    toConfirm: last.toConfirm,
    agreement,
  };
}

/** The visits as they were agreed, with the day of that one open: the visitor wishes another. */
function withOpen(visits: Visits, next: Visit): Visits {
  return mapVisits(visits, (visit) =>
    visit.visit === next.visit ? { ...visit, day: '', window: '' } : visit,
  );
}

/** Whether a visit goes to an address of the request that is another one now. */
function goesElsewhere({ from, to }: Visit, changes: readonly RequestChange[]): boolean {
  return changes.some(
    ({ field }) => (field === 'fromAddress' && from === '') || (field === 'toAddress' && to === ''),
  );
}
