import { CalendarX } from 'lucide';
import { useForm } from 'react-hook-form';
import { company } from '../../content/company.ts';
import { cancellationNotice } from '../../content/terms.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { SAID } from '../../domain/your-move/said.schema.ts';
import { checkedAs } from '../forms/checked-as.ts';
import { Form } from '../forms/Form.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
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

/** Takes a yes back. Asks for a call first: another day may be free. */
export function CancelMove({ linkKey, isAhead, asks }: CancelMoveProps) {
  const draft = cancelDraft(linkKey);
  const begun = !asks && draft.read() !== undefined;
  const form = useForm({
    defaultValues: draft.read() ?? { said: '' },
    resolver: checkedAs<{ said: string }, { said: string }>(SAID.cancellation),
  });
  useFormValues(form, ({ said }) => (said === '' ? draft.forget() : draft.write({ said })));
  const { mutateAsync: cancel, ...state } = useCancelMove(linkKey);
  const cancelIt = form.handleSubmit(async (reason) => {
    // A failure is shown below.
    if (!(await cancel(reason).catch(() => null))) return;
    draft.forget();
    goToStatus();
  });
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
          onNo={() => form.setValue('said', '')}
        >
          <ButtonRow className="my-5">
            <ButtonLink href={company.phone.link}>{`Call ${company.phone.display}`}</ButtonLink>
          </ButtonRow>
          <TextArea
            id="cancel-reason"
            label="Why are you cancelling?"
            optional
            rows={2}
            error={form.formState.errors.said?.message}
            {...form.register('said')}
          />
        </AskAgain>
      </DataRow>
    </Form>
  );
}
