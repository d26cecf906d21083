import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendByKey } from '../api/by-key.ts';
import { Refusal } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { Button } from '../ui/Button.tsx';

const SENT = 'The list is on its way to our inbox.';
const TOO_MANY = 'The list went out several times within an hour. Please look in the inbox.';

/** Has the list mailed, with names and links. Pressed again after a failure, it is still one email. */
export function MailList({ diaryKey }: { diaryKey: string }) {
  const key = useRef(newIdempotencyKey());
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      sendByKey('POST', '/api/diary/list', diaryKey, { idempotencyKey: key.current, body: {} }),
    onSuccess: () => {
      key.current = newIdempotencyKey();
    },
  });
  return (
    <>
      <Button kind="second" size="small" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Asking…' : 'Email me the list'}
      </Button>
      <p role="status" className="not-empty:basis-full text-small">
        {data?.outcome === 'stored' && SENT}
        {(error || data?.outcome === 'gone') && whyNot(error)}
      </p>
    </>
  );
}

function whyNot(error: Error | null): string {
  const isTooMany = error instanceof Refusal && error.status === 429;
  return isTooMany ? TOO_MANY : 'No answer. Please press it again.';
}
