import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveTypes } from '../../content/move-types.ts';
import { offersVideoSurvey } from '../../content/video-survey.ts';
import { MOVE_TYPE_LABELS } from '../../domain/request/labels.ts';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import { EMPTY_QUOTE_FORM } from '../../domain/request/request.form.ts';
import type { PhonedReceipt } from '../../domain/team/phoned-receipt.ts';
import { openedByTeam, sendByTeam } from '../api/by-device.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { teamName } from '../by-key/on-team-device.ts';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import { RequestFields } from '../quote/fields/RequestFields.tsx';
import { QUOTE_FIELDS, useQuoteForm } from '../quote/quote-form-api.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { useIsBegun } from '../ui/form-around.ts';
import { takeFocus } from '../ui/take-focus.ts';
import { phonedDraft } from './phoned-draft.ts';

interface PhonedRequestProps {
  onClose: () => void;
}

/** A request from somebody who phones: a name, a number, and what is known. Then its desk opens. */
export function PhonedRequest({ onClose }: PhonedRequestProps) {
  const [kept] = useState(phonedDraft.open);
  const form = useQuoteForm(kept?.values ?? EMPTY_QUOTE_FORM, phonedRequestSchema, (values) =>
    phonedDraft.keep({ values }),
  );
  const isBegun = useIsBegun(form);
  const queries = useQueryClient();
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: ({ body, key }: { body: object; key: string }) =>
      sendByTeam<PhonedReceipt>('POST', '/api/diary/requests', undefined, {
        idempotencyKey: key,
        body,
      }),
    onSuccess: (answer) => {
      if (answer.outcome !== 'stored') return;
      phonedDraft.forget();
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
    const key = phonedDraft.keyFor(request, { values: form.values });
    mutate({ body: { ...request, ...(by && { by }) }, key });
  };

  const discard = () => {
    phonedDraft.forget();
    onClose();
  };

  return (
    <section
      className="mt-5 max-w-160 rounded-tile border border-line bg-surface p-5 print:hidden"
      aria-labelledby="phoned"
    >
      <h2 id="phoned" ref={takeFocus} tabIndex={-1} className="heading-3 text-h3">
        Somebody phoned
      </h2>
      <Form form={form} sending={isPending} onSubmit={store} className="mt-4 grid gap-6">
        <p className="text-ink-2">
          A name and a number are enough. Their desk opens next, and you’re on it.
        </p>
        <FormErrors of={QUOTE_FIELDS} />
        {moveTypes.length > 1 && (
          <ChoiceGroup legend="What moves?">
            <div className="grid gap-2.5 md:grid-cols-2">
              {moveTypes.map((type) => (
                <Choice
                  key={type}
                  type="radio"
                  name="moveType"
                  value={type}
                  label={MOVE_TYPE_LABELS[type]}
                />
              ))}
            </div>
          </ChoiceGroup>
        )}
        <RequestFields isTheirs asksSurvey={offersVideoSurvey} />
        <p role="status" className="font-semibold not-empty:mt-0">
          {(isError || data?.outcome === 'gone') && !isPending && NOT_STORED}
        </p>
        <Button type="submit" busy={isPending}>
          {isPending ? 'Saving…' : 'Save it and open the desk'}
        </Button>
        {!isPending && <DiscardButton isBegun={Boolean(kept) || isBegun} onDiscard={discard} />}
      </Form>
    </section>
  );
}

const NOT_STORED =
  'We’re not sure that reached the server. Nothing is lost: this device keeps it. Press again in a moment.';
