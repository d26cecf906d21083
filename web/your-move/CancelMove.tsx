import { CalendarX } from 'lucide';
import { company } from '../../content/company.ts';
import { cancellationNotice } from '../../content/terms.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { SAID } from '../../domain/your-move/said.schema.ts';
import { Form } from '../forms/Form.tsx';
import { checkedBy, useForm } from '../forms/use-form.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { AskAgain } from './AskAgain.tsx';
import { DataRow } from './DataRow.tsx';
import { goToStatus } from './go-to-status.ts';
import { cancelDraft } from './link-drafts.ts';
import { useCancelMove } from './use-your-move.ts';

interface CancelMoveProps {
  linkKey: string;
  /** Whether the day is still to come. */
  isAhead: boolean;
  /** Whether a button elsewhere has asked already. */
  asks: boolean;
}

const NOTICE = `We ask for at least ${cancellationNotice}’ notice. `;
const AHEAD = {
  heading: 'Can’t move that day?',
  text: 'Phone us first. We may have another day for you.',
};
const OVER = {
  heading: 'Don’t need us any more?',
  text: 'If you still do, phone us. We may have another day for you.',
};

const NO_REASON = { said: '' };
const check = checkedBy<typeof NO_REASON, typeof NO_REASON>(SAID.cancellation);

/** Takes a yes back. Asks for a call first: another day may be free. */
export function CancelMove({ linkKey, isAhead, asks }: CancelMoveProps) {
  const draft = cancelDraft(linkKey);
  const begun = !asks && draft.draft() !== undefined;
  const form = useForm('cancel', draft.draft() ?? NO_REASON, check, ({ said }) =>
    said === '' ? draft.forget() : draft.keep({ said }),
  );
  const { mutateAsync: cancel, ...state } = useCancelMove(linkKey);
  const cancelIt = async () => {
    const reason = form.submit();
    // A failure is shown below.
    if (!reason || !(await cancel(reason).catch(() => null))) return;
    draft.forget();
    goToStatus();
  };
  return (
    <Form form={form} sending={state.isPending} onSubmit={cancelIt}>
      <DataRow icon={CalendarX} {...(isAhead ? AHEAD : OVER)}>
        <AskAgain
          label={MOVE_LABELS.cancel}
          first={asks ? 'asking' : begun && 'begun'}
          question="Cancel your move?"
          level={4}
          says={[
            `${isAhead ? NOTICE : ''}Calling is quickest, and we can look for another day together.`,
          ]}
          yes={MOVE_LABELS.cancelNow}
          sending="Cancelling..."
          no="Keep it"
          state={state}
          onNo={() => form.answer(NO_REASON)}
        >
          <ButtonRow className="my-5">
            <ButtonLink href={company.phone.link}>{`Call ${company.phone.display}`}</ButtonLink>
          </ButtonRow>
          <TextArea name="said" label="Why are you cancelling?" optional rows={2} />
        </AskAgain>
      </DataRow>
    </Form>
  );
}
