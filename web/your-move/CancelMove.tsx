import { CalendarX } from 'lucide';
import { useForm } from 'react-hook-form';
import { company } from '../../content/company.ts';
import { cancellationNotice } from '../../content/terms.ts';
import { Form } from '../forms/Form.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { DataRow } from './DataRow.tsx';
import { cancelDraft } from './link-drafts.ts';
import { goToStatus } from './TheQuote.tsx';
import { useAsking } from './use-asking.ts';
import { useCancelMove } from './use-your-move.ts';

interface CancelMoveProps {
  linkKey: string;
  /** Whether the day is still to come. */
  isAhead: boolean;
  /** Whether a button elsewhere has asked already. */
  asks: boolean;
}

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
  const { asking, takesFocus, button, ask, back } = useAsking(asks ? 'asking' : begun && 'begun');
  const form = useForm({ defaultValues: draft.read() ?? { said: '' } });
  useFormValues(form, ({ said }) => (said === '' ? draft.forget() : draft.write({ said })));
  const { mutateAsync: cancel, isPending, isError } = useCancelMove(linkKey);
  const cancelIt = form.handleSubmit(async (reason) => {
    // A failure is shown below.
    if (!(await cancel(reason).catch(() => null))) return;
    draft.forget();
    goToStatus();
  });
  const keepIt = () => {
    form.reset({ said: '' });
    back();
  };
  return (
    <DataRow icon={CalendarX} {...(isAhead ? AHEAD : OVER)}>
      {asking ? (
        <AskAgain heading="Cancel your move?" level={4} takesFocus={takesFocus}>
          <p className="mt-2.5 leading-snug">
            {isAhead && `We ask for at least ${cancellationNotice}’ notice. `}
            Calling is quickest, and we can look for another day together.
          </p>
          <ButtonRow className="mt-5">
            <ButtonLink href={company.phone.link}>Call {company.phone.display}</ButtonLink>
          </ButtonRow>
          <Form form={form} sending={isPending} onSubmit={cancelIt} className="mt-6">
            <TextArea
              id="cancel-reason"
              label="Why are you cancelling?"
              optional
              rows={2}
              maxLength={5000}
              {...form.register('said')}
            />
            <ButtonRow className="mt-4">
              <Button kind="second" type="submit" busy={isPending}>
                {isPending ? 'Cancelling...' : 'Cancel the move'}
              </Button>
              <Button kind="second" onClick={keepIt}>
                Keep it
              </Button>
              {isError && <ConnectionError />}
            </ButtonRow>
          </Form>
        </AskAgain>
      ) : (
        <Button ref={button} kind="second" onClick={ask}>
          Cancel your move
        </Button>
      )}
    </DataRow>
  );
}
