import type { DeskLink, DeskView } from '../../domain/desk/desk-view.ts';
import type { TeamAction } from '../../domain/history/stage.ts';

interface TeamStep {
  readonly label: string;
  readonly action: TeamAction;
}

const step = (action: TeamAction, label: string): TeamStep => ({ action, label });

/** The step that the stage asks for, in the team's own page or in another; nothing if nothing waits. */
function mainStep(desk: DeskView): TeamStep | DeskLink | null | undefined {
  const { stage, links, quote, wishes, followUp, afterMove, refusal } = desk;
  const [way] = links;
  const answer = way && { label: `Answer: ${way.label}`, url: way.url };
  switch (stage) {
    case 'waiting':
      return step('taken', 'I’m on it');
    case 'taken':
      return quote ? step('quoted', 'Write the quote') : answer;
    case 'undelivered':
      return answer;
    case 'accepted':
      return step('confirmed', 'Confirm the day');
    case 'refused':
      return refusal;
  }
  if (wishes.length > 0) return answer;
  switch (stage) {
    case 'answered':
      return quote && step('quoted', 'Write the quote');
    case 'quoted':
      return quote?.chat ?? followUp;
    case 'booked':
      return afterMove;
    default:
      return null;
  }
}

/** The one prominent step, and the others that may follow.
 *  @param open the form that is open */
export function nextSteps(desk: DeskView, by: string, open: TeamAction | undefined) {
  const { stage, may, quote, holder } = desk;
  const main = mainStep(desk);
  const taken = [open, main && 'action' in main ? main.action : undefined];
  const all = [
    step('quoted', quote?.draft.price ? 'Revise the quote' : 'Write the quote'),
    stage !== 'accepted' && stage !== 'booked' && step('agreed', 'They said yes'),
    step('confirmed', stage === 'booked' ? 'Change the day' : 'Confirm the day'),
    holder?.by !== by && step('taken', holder ? 'I’m on it instead' : 'I’m on it'),
    step('phoned', 'Note an answer'),
    step('callback', 'Call again'),
    step('cancelled', 'Cancel the move'),
    step('refused', 'Not for us'),
  ].filter((each) => each !== false);
  const others = all.filter(({ action }) => may[action] && !taken.includes(action));
  return { main: open ? undefined : main, others };
}
