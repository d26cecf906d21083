import { useMutation } from '@tanstack/react-query';
import { Refusal, request } from '../api/request.ts';
import { Button } from '../ui/Button.tsx';

interface MailSignInLinkProps {
  label: string;
  kind?: 'main' | 'second';
}

/** Has a link mailed to the team that signs in one device. */
export function MailSignInLink({ label, kind = 'main' }: MailSignInLinkProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => request('POST', '/api/sign-in', { body: {} }),
  });
  return (
    <div>
      <Button kind={kind} busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : label}
      </Button>
      <p role="status" className="not-empty:mt-3 font-semibold text-ink">
        {isSuccess
          ? 'It is on its way. It works once, within an hour.'
          : error && !isPending && whyNot(error)}
      </p>
    </div>
  );
}

function whyNot(error: Error): string {
  const isTooMany = error instanceof Refusal && error.status === 429;
  if (!isTooMany) return 'No answer. Please press it again.';
  return 'Several links went out within an hour. Please look in the inbox: each works once.';
}
