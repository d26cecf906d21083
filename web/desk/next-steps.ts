import type { DeskLink, DeskView } from '../../domain/desk/desk-view.ts';
import type { DeskForm } from './desk-draft.ts';

/** A step that the team can take: it opens a form, goes somewhere, or is done at once. */
export type NextStep =
  | { readonly do: 'form'; readonly label: string; readonly form: DeskForm }
  | { readonly do: 'link'; readonly label: string; readonly url: string }
  | { readonly do: 'take'; readonly label: string }
  | { readonly do: 'refuse'; readonly label: string };

const form = (name: DeskForm, label: string): NextStep => ({ do: 'form', label, form: name });
const link = ({ label, url }: DeskLink): NextStep => ({ do: 'link', label, url });

const TAKE: NextStep = { do: 'take', label: 'I’m on it' };

/** The step that the stage asks for; undefined if nothing waits. */
function mainStep(desk: DeskView): NextStep | undefined {
  const { stage, links, quote, wish, followUp, afterMove } = desk;
  const [way] = links;
  const answer = way && ({ do: 'link', label: `Answer: ${way.label}`, url: way.url } as const);
  switch (stage) {
    case 'waiting':
      return TAKE;
    case 'taken':
      return quote ? form('quoted', 'Write the quote') : answer;
    case 'answered':
      return wish ? answer : quote ? form('quoted', 'Write the quote') : undefined;
    case 'undelivered':
      return answer;
    case 'quoted':
      if (wish) return answer;
      return (quote?.chat && link(quote.chat)) ?? (followUp && link(followUp)) ?? undefined;
    case 'accepted':
      return form('confirmed', 'Confirm the day');
    case 'booked':
      return wish ? answer : afterMove ? link(afterMove) : undefined;
    case 'refused':
      return desk.refusal ? link(desk.refusal) : undefined;
    default:
      return wish ? answer : undefined;
  }
}

/** The one prominent step, and the others that may follow. */
export function nextSteps(
  desk: DeskView,
  by: string,
): { readonly main: NextStep | undefined; readonly others: readonly NextStep[] } {
  const { stage, may, quote, holder } = desk;
  const main = mainStep(desk);
  const isRevised = quote !== null && quote.draft.price !== null;
  const isMine = holder !== null && holder.by === by;
  const isOpen = stage !== 'accepted' && stage !== 'booked';
  const all: readonly (NextStep | false)[] = [
    may.quoted && form('quoted', isRevised ? 'Revise the quote' : 'Write the quote'),
    may.agreed && isOpen && form('agreed', 'They said yes'),
    may.confirmed && form('confirmed', stage === 'booked' ? 'Change the day' : 'Confirm the day'),
    !isMine && { ...TAKE, label: holder ? 'I’m on it instead' : TAKE.label },
    may.phoned && form('phoned', 'Note a call'),
    may.callback && form('callback', 'Call again'),
    may.cancelled && form('cancelled', 'Cancel the move'),
    may.refused && { do: 'refuse', label: 'Not for us' },
  ];
  const isMain = (step: NextStep) =>
    main?.do === 'form' && step.do === 'form' ? main.form === step.form : main?.do === step.do;
  const others = all.filter((step) => step !== false);
  return { main, others: others.filter((step) => step.do === 'link' || !isMain(step)) };
}
