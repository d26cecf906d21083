import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendByKey } from '../api/by-key.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { Refusal } from '../api/request.ts';
import { Button } from '../ui/Button.tsx';

const SENT = 'The list is on its way to our inbox.';
const TOO_MANY = 'The list went out several times within an hour. Please look in the inbox.';

interface MailListProps {
  diaryKey: string;
  /** When the page was fetched: what became of a press is shown until it is fetched again. */
  asOf: string;
}

/** Has the list mailed, with names and links. Pressed again after a failure, it is still one email. */
export function MailList({ diaryKey, asOf }: MailListProps) {
  const key = useRef(newIdempotencyKey());
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: (_asOf: string) =>
      sendByKey('POST', '/api/diary/list', diaryKey, { idempotencyKey: key.current, body: {} }),
    onSuccess: () => {
      key.current = newIdempotencyKey();
    },
  });
  const isNews = variables === asOf;
  return (
    <>
      <Button
        kind="second"
        size="small"
        className="px-3 text-small"
        busy={isPending}
        onClick={() => mutate(asOf)}
      >
        {isPending ? 'Asking…' : 'Email me the list'}
      </Button>
      <p role="status" className="not-empty:basis-full text-small">
        {isNews && (data?.outcome === 'stored' ? SENT : (error || data) && whyNot(error))}
      </p>
    </>
  );
}

function whyNot(error: Error | null): string {
  const isTooMany = error instanceof Refusal && error.status === 429;
  return isTooMany ? TOO_MANY : 'No answer. Please press it again.';
}
