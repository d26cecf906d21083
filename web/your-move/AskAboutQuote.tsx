import { type SubmitEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { NotReached } from './NotReached.tsx';
import { useAnswerQuote } from './use-your-move.ts';

/** A question about the quote, to the team. The words stay until they are stored. */
export function AskAboutQuote({ linkKey, quote }: { linkKey: string; quote: number }) {
  const [said, setSaid] = useState('');
  const [missing, setMissing] = useState(false);
  const key = useRef(newIdempotencyKey());
  const { mutate: ask, isPending, isError, isSuccess } = useAnswerQuote(linkKey);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = said.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return document.getElementById('quote-question')?.focus();
    if (isPending) return;
    ask(
      { kind: 'asked', quote, said, key: key.current },
      {
        onSuccess: () => {
          setSaid('');
          key.current = newIdempotencyKey();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="quote-question">
      <TextArea
        id="quote-question"
        label="Ask something"
        rows={2}
        maxLength={5000}
        value={said}
        error={missing ? 'Please write your question' : undefined}
        onChange={({ target }) => {
          setSaid(target.value);
          key.current = newIdempotencyKey();
        }}
      />
      <div>
        <Button kind="second" size="small" type="submit" disabled={isPending}>
          {isPending ? 'Sending...' : 'Send the question'}
        </Button>
      </div>
      <p role="status">{isSuccess && said === '' && 'Sent. The team answers you.'}</p>
      {isError && (
        <NotReached>
          We cannot tell whether that reached us. Sending twice does no harm: please try again in a
          moment
        </NotReached>
      )}
    </form>
  );
}
