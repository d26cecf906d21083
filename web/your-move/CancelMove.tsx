import { CalendarX } from 'lucide';
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { cancellationNotice } from '../../content/terms.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { DataRow } from './DataRow.tsx';
import { goToStatus } from './TheQuote.tsx';
import { useAsking } from './use-asking.ts';
import { useCancelMove } from './use-your-move.ts';

interface CancelMoveProps {
  linkKey: string;
  /** Whether the day is still to come. */
  isAhead: boolean;
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
export function CancelMove({ linkKey, isAhead }: CancelMoveProps) {
  const { asking, button, ask, back } = useAsking();
  const [said, setSaid] = useState('');
  const { mutate: cancel, isPending, isError } = useCancelMove(linkKey);
  const cancelIt = () => cancel({ said }, { onSuccess: goToStatus });
  return (
    <DataRow icon={CalendarX} {...(isAhead ? AHEAD : OVER)}>
      {asking ? (
        <AskAgain heading="Cancel your move?">
          <p className="mt-2.5 leading-snug">
            {isAhead && `We ask for at least ${cancellationNotice}’ notice. `}
            Calling is quickest, and we can look for another day together.
          </p>
          <ButtonRow className="mt-5">
            <ButtonLink href={company.phone.link}>Call {company.phone.display}</ButtonLink>
          </ButtonRow>
          <div className="mt-6">
            <TextArea
              id="cancel-reason"
              label="Why are you cancelling?"
              optional
              rows={2}
              maxLength={5000}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
            />
          </div>
          <ButtonRow className="mt-4">
            <Button kind="second" busy={isPending} onClick={cancelIt}>
              {isPending ? 'Cancelling...' : 'Cancel the move'}
            </Button>
            <Button kind="second" onClick={back}>
              Keep it
            </Button>
            {isError && <ConnectionError />}
          </ButtonRow>
        </AskAgain>
      ) : (
        <Button ref={button} kind="second" onClick={ask}>
          Cancel your move
        </Button>
      )}
    </DataRow>
  );
}
