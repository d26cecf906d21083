import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { isAgreed, type Stage, type TeamAction } from '../../domain/move/stage.ts';
import { toGiveBack } from '../../domain/quote/account.ts';
import { ACTION_NAMES, OTHER_PRICE } from '../../domain/team/action-names.ts';
import type { DeskLink, DeskView } from '../../domain/team/desk-view.ts';
import type { NewAction } from './use-desk-actions.ts';

export interface TeamStep {
  readonly label: string;
  readonly action: TeamAction;
  /** The action that a press stores, without a form. */
  readonly act?: NewAction;
  /** Advice before a press that opens a chat. */
  readonly note?: string | null;
}

function step(action: keyof typeof ACTION_NAMES, label: string = ACTION_NAMES[action]): TeamStep {
  return { action, label };
}

const take = (label?: string): TeamStep => ({ ...step('taken', label), act: { kind: 'taken' } });

export const TOLD = { phone: 'I told them by phone', whatsapp: 'I told them by WhatsApp' } as const;

/** Which of the steps it is, whatever its label says. */
export const stepId = ({ action, act }: TeamStep): string =>
  act && 'via' in act ? `${action}-${act.via}` : action;

/** Notes that somebody told the visitor what no email could. */
function toldSteps({ tell }: DeskView): TeamStep[] {
  if (!tell) return [];
  const { number: about, by } = tell;
  return by.map((via) => ({
    action: 'told',
    label: TOLD[via],
    act: { kind: 'told', about, via },
  }));
}

/** A confirmation takes the place of an earlier one, with its price and hours. */
export const CHANGE_CONFIRMED = 'Change what is confirmed';

export const REVISE = 'Revise the quote';

/** Sends the quote again for the day that the visitor wishes now. */
function keptQuote({ quote, askFirst }: DeskView, today: CalendarDate): TeamStep | undefined {
  const { onNewDay, channels: [via] = [] } = quote ?? {};
  if (!onNewDay || !via) return undefined;
  const label = `Same price on ${moveDateInShort(onNewDay.visits[0].day, today)}`;
  const note = via === 'whatsapp' ? askFirst : null;
  return { ...step('quoted', label), act: { ...onNewDay, kind: 'quoted', via }, note };
}

const SETTLE_LABELS: Partial<Record<Stage, string>> = {
  cancelled: 'It took place after all',
  owing: 'Correct what it came to',
  paid: 'Correct what it came to',
};

/** The step that the stage asks for, in the team's own page or in another; nothing if nothing waits. */
function mainStep(
  desk: DeskView,
  kept: TeamStep | undefined,
  today: CalendarDate,
): TeamStep | DeskLink | null | undefined {
  const { links, quote, wishes, followUp, afterMove, refusal, tell } = desk;
  const [way] = links;
  const isAwaited = wishes.length > 0;
  const write = quote && step('quoted');
  const reach = way && { ...way, label: `Answer: ${way.label}` };
  // From the last day on, even for a move that nobody confirmed.
  const isLast = desk.visits.every(({ isOver, day }) => isOver || day <= today);
  const done = desk.may.settled && isLast ? step('settled') : undefined;
  // News that somebody has to tell them comes before the rest of an answer.
  const [told] = toldSteps(desk);
  const back = toGiveBack(desk.account) > 0 ? step('paid', 'Note what you gave back') : undefined;
  const answer = quote?.isAwaited
    ? (kept ?? step('quoted', REVISE))
    : (tell?.link ?? told ?? reach);
  const steps: Readonly<Record<Stage, TeamStep | DeskLink | null | undefined>> = {
    waiting: take(),
    taken: isAwaited && !tell ? answer : (write ?? answer),
    answered: isAwaited ? answer : write,
    quoted: isAwaited ? answer : followUp,
    undelivered: reach,
    accepted: done ?? step('confirmed'),
    booked: done ?? (isAwaited ? answer : null),
    owing: isAwaited ? answer : step('paid'),
    paid: isAwaited ? answer : (back ?? afterMove),
    cancelled: isAwaited ? answer : (back ?? null),
    declined: isAwaited ? answer : null,
    refused: isAwaited ? answer : refusal,
    same: isAwaited ? answer : null,
  };
  return steps[desk.stage];
}

/** A confirmed move whose day is over may have been put off. */
function confirmLabel({ stage, isDayOver }: DeskView): string {
  if (stage === 'accepted') return ACTION_NAMES.confirmed;
  return stage === 'booked' && !isDayOver ? CHANGE_CONFIRMED : 'Set another day';
}

export function cancelLabel({ isDayOver }: Pick<DeskView, 'isDayOver'>): string {
  return isDayOver ? 'It didn’t take place' : ACTION_NAMES.cancelled;
}

/** What is likeliest after each stage: these come first. */
const LIKELY: Readonly<Record<Stage, readonly TeamAction[]>> = {
  waiting: ['quoted', 'phoned'],
  taken: ['phoned', 'agreed'],
  answered: ['quoted', 'agreed'],
  quoted: ['agreed', 'phoned'],
  undelivered: ['agreed', 'changed'],
  accepted: ['confirmed', 'phoned'],
  booked: ['confirmed', 'paid'],
  owing: ['paid', 'settled'],
  paid: ['settled', 'paid'],
  cancelled: ['paid', 'phoned'],
  declined: ['reopened', 'quoted'],
  refused: ['reopened', 'quoted'],
  same: ['reopened', 'phoned'],
};

/** The one prominent step, and the others that may follow, the likeliest first.
 *  @param open the form that is open */
export function nextSteps(desk: DeskView, by: string, open: TeamAction | undefined) {
  const { stage, may, quote, holder } = desk;
  const today = localDay(new Date());
  const kept = keptQuote(desk, today);
  const wanted = mainStep(desk, kept, today);
  // A button that the server would refuse is a dead end.
  const main = wanted && 'action' in wanted && !may[wanted.action] ? null : wanted;
  const taken = [open, main && 'action' in main && !main.act ? main.action : undefined];
  const all: Readonly<Record<TeamAction, readonly TeamStep[]>> = {
    quoted: [step('quoted', quote?.draft.price ? REVISE : undefined), ...(kept ? [kept] : [])],
    agreed: [step('agreed', isAgreed(stage) ? OTHER_PRICE : undefined)],
    confirmed: [step('confirmed', confirmLabel(desk))],
    taken: holder?.by === by ? [] : [take(holder ? 'I’m on it instead' : undefined)],
    told: toldSteps(desk),
    settled: [step('settled', SETTLE_LABELS[stage])],
    paid: [step('paid')],
    struck: [step('struck')],
    writtenOff: [step('writtenOff')],
    phoned: [step('phoned')],
    callback: [step('callback')],
    changed: [step('changed')],
    linked: [step('linked')],
    undelivered: [step('undelivered')],
    cancelled: [step('cancelled', cancelLabel(desk))],
    declined: [step('declined')],
    same: [step('same')],
    refused: [step('refused')],
    reopened: [{ ...step('reopened'), act: { kind: 'reopened' } }],
  };
  const isMain = (each: TeamStep) =>
    !open && main && 'action' in main && stepId(each) === stepId(main);
  const others = Object.values(all)
    .flat()
    .filter((each) => may[each.action] && !taken.includes(each.action) && !isMain(each))
    .sort((one, other) => rankOf(one, stage) - rankOf(other, stage));
  return { main: open ? undefined : main, others };
}

/** News that somebody waits for comes before anything else. */
function rankOf({ action }: TeamStep, stage: Stage): number {
  if (action === 'told') return -1;
  const place = LIKELY[stage].indexOf(action);
  return place < 0 ? LIKELY[stage].length : place;
}
