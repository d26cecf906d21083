import { useForm } from 'react-hook-form';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { Form } from '../forms/Form.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { questionDraft } from './link-drafts.ts';
import { useAnswerQuote } from './use-your-move.ts';

interface AskAboutQuoteProps {
  linkKey: string;
  quote: number;
  takesFocus: boolean;
  /** Whether questions are still taken: the family may have cancelled the move since. */
  isOpen: boolean;
  onDiscard: () => void;
}

const NEWS = {
  stored: 'Sent. We’ll get back to you.',
  conflict:
    'Not sent. Something has changed since you opened the page. Please look above, then send it again.',
  // The page tells it.
  gone: '',
};
const CLOSED = 'Not sent. Questions can no longer be sent from here. Please call us.';

/** A question about the quote, to the team. The text stays until it is stored; it may be closed, and opened again, while
 *  it is on its way. */
export function AskAboutQuote(props: AskAboutQuoteProps) {
  const { linkKey, quote, takesFocus, isOpen, onDiscard } = props;
  const draft = questionDraft(linkKey);
  const form = useForm({
    defaultValues: { said: draft.read()?.said ?? '' },
  });
  const { said: missing } = form.formState.errors;
  const { mutateAsync: ask, isPending, isError, data } = useAnswerQuote(linkKey);
  useTitlePrefix(missing ? 'Error: ' : '');
  useFormValues(form, ({ said }, name) => {
    if (!name) return;
    if (said === '') draft.forget();
    else draft.write({ said, key: newIdempotencyKey() });
  });
  const submit = form.handleSubmit(async ({ said }) => {
    const { key = newIdempotencyKey() } = draft.read() ?? {};
    // The answer may come when the form is closed. A failure is shown below.
    const answer = await ask({ kind: 'asked', quote, said, key }).catch(() => null);
    if (!answer || answer.outcome === 'conflict') return;
    if (draft.read()?.key === key) draft.forget();
    if (form.getValues('said') === said) form.reset({ said: '' });
  });
  const discard = () => {
    draft.forget();
    onDiscard();
  };
  return (
    <Form form={form} sending={isPending} onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        id="quote-question"
        label="Your question"
        rows={3}
        maxLength={5000}
        autoFocus={takesFocus}
        error={missing?.message}
        {...form.register('said', {
          validate: (said) => said.trim() !== '' || 'Please write your question',
        })}
      />
      {isOpen ? (
        <Button kind="second" size="small" type="submit" busy={isPending}>
          {isPending ? 'Sending...' : 'Send the question'}
        </Button>
      ) : (
        <Button kind="second" size="small" onClick={discard}>
          Discard
        </Button>
      )}
      <p role="status" className="empty:-mt-4">
        {!isPending && (isOpen ? data && NEWS[data.outcome] : CLOSED)}
      </p>
      {isError && <ConnectionError />}
    </Form>
  );
}
