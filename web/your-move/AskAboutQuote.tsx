import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { useAnswerQuote } from './use-quote.ts';

const FIELD = 'quote-question';
const focusField = () => document.getElementById(FIELD)?.focus();

/** A question about the quote, to the team. The text stays until it is stored, as does what is
 *  typed in the meantime. */
export function AskAboutQuote({ linkKey, quote }: { linkKey: string; quote: number }) {
  const [said, setSaid] = useState('');
  const [missing, setMissing] = useState(false);
  const key = useRef(newIdempotencyKey());
  const { mutate: ask, isPending, isError, data } = useAnswerQuote(linkKey);
  useEffect(focusField, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEmpty = said.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return focusField();
    if (isPending) return;
    ask(
      { kind: 'asked', quote, said, key: key.current },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === 'conflict') return;
          setSaid((now) => (now === said ? '' : now));
          key.current = newIdempotencyKey();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="quote-question">
      {missing && <ErrorTitle />}
      <TextArea
        id={FIELD}
        label="Your question"
        rows={3}
        maxLength={5000}
        value={said}
        error={missing ? 'Please write your question' : undefined}
        onChange={({ target }) => {
          setSaid(target.value);
          setMissing(false);
          key.current = newIdempotencyKey();
        }}
      />
      {/* Never disabled: it would lose the focus. */}
      <Button kind="second" size="small" type="submit" aria-disabled={isPending}>
        {isPending ? 'Sending...' : 'Send the question'}
      </Button>
      <p role="status" className="quote-sent">
        {!isPending && data?.outcome === 'stored' && 'Sent. We’ll get back to you.'}
        {!isPending &&
          data?.outcome === 'conflict' &&
          'Not sent. Something has changed since you opened the page. Please look above, then send it again.'}
      </p>
      {isError && (
        <ConnectionError>
          We’re not sure that reached us. It’s safe to try again in a moment
        </ConnectionError>
      )}
    </form>
  );
}

function ErrorTitle() {
  useTitlePrefix('Error: ');
  return null;
}
