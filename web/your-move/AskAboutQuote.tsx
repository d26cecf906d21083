import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { questionDraft } from './question-draft.ts';
import { useAnswerQuote } from './use-your-move.ts';

interface AskAboutQuoteProps {
  linkKey: string;
  quote: number;
  takesFocus: boolean;
}

/** A question about the quote, to the team. The text stays until it is stored, as does what is
 *  typed in the meantime. */
export function AskAboutQuote({ linkKey, quote, takesFocus }: AskAboutQuoteProps) {
  const [draft] = useState(() => questionDraft(linkKey));
  const { register, handleSubmit, getValues, reset, formState } = useForm({
    defaultValues: { said: draft.read() ?? '' },
  });
  const { said: missing } = formState.errors;
  const key = useRef(newIdempotencyKey());
  const renewKey = () => {
    key.current = newIdempotencyKey();
  };
  const { mutateAsync: ask, isPending, isError, data } = useAnswerQuote(linkKey);
  useTitlePrefix(missing ? 'Error: ' : '');
  const submit = handleSubmit(async ({ said }) => {
    if (isPending) return;
    // The answer may come when the form is closed. A failure is shown below.
    const answer = await ask({ kind: 'asked', quote, said, key: key.current }).catch(() => null);
    if (!answer || answer.outcome === 'conflict') return;
    if (draft.read() === said) draft.forget();
    if (getValues('said') === said) reset({ said: '' });
    renewKey();
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        id="quote-question"
        label="Your question"
        rows={3}
        maxLength={5000}
        autoFocus={takesFocus}
        error={missing?.message}
        {...register('said', {
          validate: (said) => said.trim() !== '' || 'Please write your question',
          onChange: ({ target }) => {
            renewKey();
            draft.write(target.value);
          },
        })}
      />
      <Button kind="second" size="small" type="submit" busy={isPending}>
        {isPending ? 'Sending...' : 'Send the question'}
      </Button>
      <p role="status" className="empty:-mt-4">
        {!isPending && data?.outcome === 'stored' && 'Sent. We’ll get back to you.'}
        {!isPending &&
          data?.outcome === 'conflict' &&
          'Not sent. Something has changed since you opened the page. Please look above, then send it again.'}
      </p>
      {isError && <ConnectionError />}
    </form>
  );
}
