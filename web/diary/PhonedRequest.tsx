import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Call, callSchema } from '../../domain/team/call.schema.ts';
import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import type { PhonedReceipt } from '../../domain/team/phoned-receipt.ts';
import type { TrucksOut } from '../../domain/team/trucks-out.ts';
import { openedByTeam, sendByTeam } from '../api/by-device.ts';
import { Refusal } from '../api/request.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { teamName } from '../by-key/on-team-device.ts';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import { checkedBy, useForm } from '../forms/use-form.ts';
import {
  type CallFormValues,
  controlOfCall,
  EMPTY_CALL,
  toCall,
  VISIT_FIELDS,
} from '../quote/call-form.ts';
import { messageDraft, phonedDraft } from '../quote/state/phoned-draft.ts';
import { Button } from '../ui/Button.tsx';
import { useIsBegun } from '../ui/form-around.ts';
import { CallFields } from './CallFields.tsx';

interface PhonedRequestProps {
  /** How many trucks are out on a day. */
  outOn: (day: string) => TrucksOut;
  onClose: () => void;
}

/** A request from somebody who phones: a name, a number, and what is known. Then its desk opens. */
export function PhonedRequest({ outOn, onClose }: PhonedRequestProps) {
  // A message that somebody wants to make one of comes first.
  const [draft] = useState(() => (messageDraft.open() ? messageDraft : phonedDraft));
  const [kept] = useState(draft.open);
  const message = kept?.message;
  const more = message === undefined ? {} : { message };
  const form = useForm(
    'quote',
    kept?.values ?? EMPTY_CALL,
    checkedBy<CallFormValues, Call>(callSchema, (values) => toCall(values, message), controlOfCall),
    (values) => draft.keep({ values, ...more }),
  );
  const isBegun = useIsBegun(form);
  // A call begins with a name. What was begun takes the focus from nobody.
  useEffect(() => {
    if (!kept) form.focus('name');
  }, [form, kept]);
  const queries = useQueryClient();
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: ({ body, key }: { body: object; key: string }) =>
      sendByTeam<PhonedReceipt>('POST', '/api/diary/requests', undefined, {
        idempotencyKey: key,
        body,
      }),
    onSuccess: (answer) => {
      if (answer.outcome !== 'stored') return;
      draft.forget();
      location.assign(answer.body.desk);
    },
    // The device may have been signed out: then the page says so, and the draft stays.
    onError: () => queries.invalidateQueries(openedByTeam('/api/diary')),
  });

  const store = () => {
    const request = form.submit();
    if (!request) return;
    // Whoever signed in the device, if nobody is named.
    const by = teamName.read();
    // The server does not count who enters it as a part of the request.
    const key = draft.keyFor(request, { values: form.values, ...more });
    mutate({ body: { ...request, ...(by && { by }) }, key });
  };

  const discard = () => {
    draft.forget();
    onClose();
  };

  return (
    <section
      className="diary-call mt-5 max-w-160 rounded-tile border border-line bg-surface print:hidden"
      aria-labelledby="phoned"
    >
      <h2 id="phoned" tabIndex={-1} className="heading-3 text-h3">
        {message === undefined ? CALL_LABELS.open : CALL_LABELS.ofMessage}
      </h2>
      <Form form={form} sending={isPending} onSubmit={store} className="mt-4 grid gap-6">
        <p className="text-ink-2">
          A name and a number are enough. Unfold what they say; one press saves it all.
        </p>
        <FormErrors of={[...Object.keys(EMPTY_CALL), ...VISIT_FIELDS]} />
        <CallFields outOn={outOn} />
        <p role="status" className="font-semibold not-empty:mt-0">
          {(isError || data?.outcome === 'gone') &&
            !isPending &&
            (error instanceof Refusal && error.status === 422 ? REFUSED : NOT_STORED)}
        </p>
        <Button type="submit" busy={isPending}>
          {isPending ? 'Saving…' : CALL_LABELS.save}
        </Button>
        {!isPending && <DiscardButton isBegun={Boolean(kept) || isBegun} onDiscard={discard} />}
      </Form>
    </section>
  );
}

const REFUSED =
  'Not saved: a request may have been made of this message already. Look at its desk before you press again.';
const NOT_STORED =
  'We’re not sure that reached the server. Nothing is lost: this device keeps it. Press again in a moment.';
