import type { DeskLink, DeskView } from '../../domain/desk/desk-view.ts';
import type { Stage, TeamAction } from '../../domain/history/stage.ts';
import type { NewAction } from './use-desk-actions.ts';

export interface TeamStep {
  readonly label: string;
  readonly action: TeamAction;
  /** The action that a press stores, without a form. */
  readonly act?: NewAction;
}

const step = (action: TeamAction, label: string): TeamStep => ({ action, label });

const take = (label: string): TeamStep => ({ ...step('taken', label), act: { kind: 'taken' } });

const TOLD = { phone: 'I told them by phone', whatsapp: 'I told them by WhatsApp' } as const;

/** Which of the steps it is, whatever its label says. */
export const stepId = ({ action, act }: TeamStep): string =>
  act?.kind === 'told' ? `told-${act.via}` : action;

/** Notes that somebody told the visitor what no email could. */
function toldSteps({ tell }: DeskView): TeamStep[] {
  if (!tell) return [];
  const { number: about, by } = tell;
  return by.map((via) => ({
    ...step('told', TOLD[via]),
    act: { kind: 'told', about, via },
  }));
}

/** A confirmation takes the place of an earlier one, with its price and hours. */
export const CHANGE_CONFIRMED = 'Change what is confirmed';

/** From the moving day on, even for a move that nobody confirmed. */
const THE_MOVE_IS_DONE = 'The move is done';

const SETTLE_LABELS: Partial<Record<Stage, string>> = {
  cancelled: 'It took place after all',
  owing: 'Correct what it came to',
  paid: 'Correct what it came to',
};

/** The step that the stage asks for, in the team's own page or in another; nothing if nothing waits. */
function mainStep(desk: DeskView): TeamStep | DeskLink | null | undefined {
  const { links, quote, wishes, followUp, afterMove, refusal, tell } = desk;
  const [way] = links;
  const isAwaited = wishes.length > 0;
  const write = quote && step('quoted', 'Write the quote');
  const reach = way && { label: `Answer: ${way.label}`, url: way.url };
  const done = desk.may.settled ? step('settled', THE_MOVE_IS_DONE) : undefined;
  // News that somebody has to tell them comes before the rest of an answer.
  const [told] = toldSteps(desk);
  const answer = quote?.isAwaited
    ? step('quoted', 'Revise the quote')
    : (tell?.link ?? told ?? reach);
  const steps: Readonly<Record<Stage, TeamStep | DeskLink | null | undefined>> = {
    waiting: take('I’m on it'),
    taken: isAwaited && !tell ? answer : (write ?? answer),
    answered: isAwaited ? answer : write,
    quoted: isAwaited ? answer : followUp,
    undelivered: reach,
    accepted: done ?? step('confirmed', 'Confirm the day'),
    booked: done ?? (isAwaited ? answer : null),
    owing: isAwaited ? answer : step('paid', 'They have paid'),
    paid: isAwaited ? answer : afterMove,
    cancelled: isAwaited ? answer : null,
    declined: isAwaited ? answer : null,
    refused: isAwaited ? answer : refusal,
  };
  return steps[desk.stage];
}

/** A confirmed move whose day is over may have been put off. */
function confirmLabel({ stage, isDayOver }: DeskView): string {
  if (stage === 'accepted') return 'Confirm the day';
  return stage === 'booked' && !isDayOver ? CHANGE_CONFIRMED : 'Set another day';
}

export function cancelLabel({ isDayOver }: Pick<DeskView, 'isDayOver'>): string {
  return isDayOver ? 'It didn’t take place' : 'Cancel the move';
}

/** The one prominent step, and the others that may follow.
 *  @param open the form that is open */
export function nextSteps(desk: DeskView, by: string, open: TeamAction | undefined) {
  const { stage, may, quote, holder } = desk;
  const main = mainStep(desk);
  const taken = [open, main && 'action' in main && !main.act ? main.action : undefined];
  const all = [
    step('quoted', quote?.draft.price ? 'Revise the quote' : 'Write the quote'),
    stage !== 'accepted' && stage !== 'booked' && step('agreed', 'They said yes'),
    step('confirmed', confirmLabel(desk)),
    holder?.by !== by && take(holder ? 'I’m on it instead' : 'I’m on it'),
    ...toldSteps(desk),
    step('settled', SETTLE_LABELS[stage] ?? THE_MOVE_IS_DONE),
    step('paid', 'They have paid'),
    step('phoned', 'Note an answer'),
    step('callback', 'Call again'),
    step('changed', 'Correct it for them'),
    step('linked', 'Their link'),
    step('undelivered', 'An email came back'),
    step('cancelled', cancelLabel(desk)),
    step('refused', 'Not for us'),
  ].filter((each) => each !== false);
  const isMain = (each: TeamStep) =>
    !open && main && 'action' in main && stepId(each) === stepId(main);
  const others = all.filter(
    (each) => may[each.action] && !taken.includes(each.action) && !isMain(each),
  );
  return { main: open ? undefined : main, others };
}
