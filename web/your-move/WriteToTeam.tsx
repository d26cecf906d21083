import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { SAID } from '../../domain/your-move/said.schema.ts';
import { Form } from '../forms/Form.tsx';
import { checkedBy, useForm } from '../forms/use-form.ts';
import { Button } from '../ui/Button.tsx';
import { useErrors } from '../ui/form-around.ts';
import { isSame } from '../ui/form-state.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { questionDraft, reportDraft } from './link-drafts.ts';
import { MOVE_NEWS } from './move-news.ts';
import { useWrite } from './use-your-move.ts';

/** The label and the button. */
const WORDS = {
  question: { label: MOVE_LABELS.question, send: MOVE_LABELS.sendQuestion },
  report: { label: MOVE_LABELS.report, send: 'Send it' },
};

type Said = { said: string };

const CHECKS = {
  question: checkedBy<Said, Said>(SAID.question),
  report: checkedBy<Said, Said>(SAID.report),
};

interface WriteToTeamProps {
  linkKey: string;
  /** The number of the quote that it is a question about; without one it is what is missing or broken. */
  quote?: number;
  takesFocus: boolean;
  /** Whether it is still taken: the family may have cancelled the move since. */
  isOpen: boolean;
  onDiscard: () => void;
}

const NEWS = {
  stored: MOVE_NEWS.sent,
  conflict:
    'Not sent. Something has changed since you opened the page. Please look above, then send it again.',
  // The page tells it.
  gone: '',
};
const CLOSED = 'It can no longer be sent from here. Please call us.';

/** A try without an answer may have reached us. */
function closedInWords(outcome: keyof typeof NEWS | undefined): string {
  return outcome === 'conflict' ? `Not sent. ${CLOSED}` : CLOSED;
}

/** A question, or what is missing or broken, to the team. The text stays until it is stored; it may be closed, and opened again, while
 *  it is on its way. */
export function WriteToTeam(props: WriteToTeamProps) {
  const { linkKey, quote, takesFocus, isOpen, onDiscard } = props;
  const about = quote === undefined ? 'report' : 'question';
  const { label, send } = WORDS[about];
  const draft = (quote === undefined ? reportDraft : questionDraft)(linkKey);
  const { mutateAsync: write, isPending, isError, data } = useWrite(linkKey, quote);
  const first = { said: draft.draft()?.said ?? '' };
  const form = useForm(about, first, CHECKS[about], ({ said }) => {
    if (said === '') draft.forget();
    else draft.keep({ said });
  });
  useTitlePrefix(useErrors(form).said ? 'Error: ' : '');
  const submit = async () => {
    const content = form.submit();
    if (!content) return;
    const { said } = content;
    const sent = form.values;
    const key = draft.keyFor({ quote, said }, sent);
    // The answer may come when the form is closed. A failure is shown below.
    const answer = await write({ said, key }).catch(() => null);
    if (!answer || answer.outcome === 'conflict') return;
    const now = draft.draft();
    if (now && isSame(now, sent)) draft.forget();
    if (isSame(form.values, sent)) form.fill({ said: '' });
  };
  const discard = () => {
    draft.forget();
    onDiscard();
  };
  return (
    <Form form={form} sending={isPending} onSubmit={submit} className="flex flex-col gap-4">
      <TextArea name="said" label={label} rows={3} autoFocus={takesFocus} />
      {isOpen ? (
        <Button kind="second" size="small" type="submit" busy={isPending}>
          {isPending ? 'Sending...' : send}
        </Button>
      ) : (
        <Button kind="second" size="small" onClick={discard}>
          Discard
        </Button>
      )}
      <p role="status" className="empty:-mt-4">
        {!isPending && (isOpen ? data && NEWS[data.outcome] : closedInWords(data?.outcome))}
      </p>
      {isOpen && isError && <ConnectionError />}
    </Form>
  );
}
