import { useState } from 'react';
import type { TOLD_BY } from '../../domain/move/event.ts';
import { mergeAnswers } from '../../domain/request/merge-answers.ts';
import { changeSchemaFor } from '../../domain/request/phoned-request.schema.ts';
import { quoteFormOf } from '../../domain/request/request.form.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { asksSurvey } from '../../domain/request/video-survey.ts';
import { tryAgain } from '../api/idempotency-key.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { Form } from '../forms/Form.tsx';
import { RequestFields } from '../quote/fields/RequestFields.tsx';
import { useRequestForm } from '../quote/fields/use-request-form.ts';
import { Button } from '../ui/Button.tsx';
import { type Corrected, keepCorrection, readCorrection } from './correction-draft.ts';
import { draftOf, forgetDraft } from './desk-draft.ts';
import { TheyKnow } from './TheyKnow.tsx';
import type { PanelProps } from './use-desk-form.ts';

/** Corrects the answers for a visitor who phoned. */
export function CorrectRequest(panel: PanelProps) {
  const { request } = panel.desk;
  return request && <Correction {...panel} stored={request} />;
}

function Correction({
  deskKey,
  desk,
  isOnItsWay,
  onAct,
  onClose,
  stored,
}: PanelProps & { stored: Corrected['from'] }) {
  const [kept] = useState(() => readCorrection(deskKey));
  const [toldBy, setToldBy] = useState<(typeof TOLD_BY)[number] | ''>('');
  const [from, setFrom] = useState(kept?.from ?? stored);
  const { form, fields, errorSummary, listErrors, hideErrors } = useRequestForm(
    kept?.values ?? quoteFormOf(from.answers),
    changeSchemaFor(from.answers),
    (values) => keepCorrection(deskKey, { from, values }),
  );

  const store = async (answers: QuoteRequest) => {
    if (isOnItsWay) return;
    hideErrors();
    const told = toldBy === '' ? {} : { toldBy };
    const action = { kind: 'changed', ...answers, version: from.version, ...told } as const;
    const lastTry = tryAgain(action, draftOf(deskKey, 'changed')?.lastTry);
    keepCorrection(deskKey, { from, values: form.getValues() }, lastTry);
    const outcome = await onAct(action, { after: desk.last, key: lastTry.key });
    if (outcome?.kind === 'stored') forgetDraft(deskKey, 'changed');
    if (outcome?.kind === 'conflict' && outcome.desk?.request) showBoth(outcome.desk.request);
  };

  /** Answers stored since then are not undone unseen: the form has them, and those typed here. */
  const showBoth = (now: Corrected['from']) => {
    const values = mergeAnswers(
      quoteFormOf(from.answers),
      form.getValues(),
      quoteFormOf(now.answers),
    );
    form.reset(values, { keepFieldsRef: true });
    keepCorrection(deskKey, { from: now, values }, undefined);
    setFrom(now);
  };

  const discard = () => {
    forgetDraft(deskKey, 'changed');
    onClose();
  };

  return (
    <Form
      form={form}
      sending={isOnItsWay}
      onSubmit={form.handleSubmit(store, listErrors)}
      className="mt-4 grid gap-6"
    >
      <p className="text-ink-2">
        {`${
          desk.linkChannels.includes('email')
            ? 'They’re told what you change.'
            : 'They have no email address: tell them what you change.'
        } With a new day or address nothing is booked until you confirm the day again.`}
      </p>
      {errorSummary}
      <RequestFields
        {...fields}
        isHome={from.answers.moveType === 'residential'}
        isTheirs
        asksSurvey={asksSurvey(from.answers, false)}
      />
      <TheyKnow
        desk={desk}
        id="desk-toldBy"
        value={toldBy}
        onChange={({ target }) => setToldBy(target.value as typeof toldBy)} // one of its options
      />
      <Button type="submit" busy={isOnItsWay}>
        Save the correction
      </Button>
      {!isOnItsWay && (
        <DiscardButton isBegun={Boolean(kept) || form.formState.isDirty} onDiscard={discard} />
      )}
    </Form>
  );
}
