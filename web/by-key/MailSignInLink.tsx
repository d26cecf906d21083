import { useState } from 'react';
import { TOO_MANY_LINKS } from '../../domain/team/sign-in-words.ts';
import { Refusal, request } from '../api/request.ts';
import { Button } from '../ui/Button.tsx';
import { PRESS_AGAIN } from './press-again.ts';

type Outcome = 'idle' | 'sending' | 'sent' | 'too-many' | 'unanswered';

const SAYS: Readonly<Record<Outcome, string>> = {
  idle: '',
  sending: '',
  sent: 'It is on its way. It works once, within an hour.',
  'too-many': TOO_MANY_LINKS,
  unanswered: PRESS_AGAIN,
};

interface MailSignInLinkProps {
  label?: string;
  kind?: 'main' | 'second';
}

/** Has a link mailed to the team that signs in one device. */
export function MailSignInLink({
  label = 'Send a link to our inbox',
  kind = 'main',
}: MailSignInLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  // Not a mutation, which would add the code of a form to pages that have none.
  const send = async () => {
    setOutcome('sending');
    try {
      await request('POST', '/api/sign-in', { body: {} });
      setOutcome('sent');
    } catch (error) {
      const isTooMany = error instanceof Refusal && error.status === 429;
      setOutcome(isTooMany ? 'too-many' : 'unanswered');
    }
  };
  return (
    <div>
      <Button kind={kind} busy={outcome === 'sending'} onClick={send}>
        {outcome === 'sending' ? 'Sending…' : label}
      </Button>
      <p role="status" className="not-empty:mt-3 font-semibold text-ink">
        {SAYS[outcome]}
      </p>
    </div>
  );
}
