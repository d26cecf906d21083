import { useState } from 'react';
import { mergeAnswers } from '../../domain/request/merge-answers.ts';
import { changeSchemaFor } from '../../domain/request/phoned-request.schema.ts';
import { quoteFormOf } from '../../domain/request/request.form.ts';
import { asksSurvey } from '../../domain/request/video-survey.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import { RequestFields } from '../quote/fields/RequestFields.tsx';
import { QUOTE_FIELDS, useQuoteForm } from '../quote/quote-form-api.ts';
import { Button } from '../ui/Button.tsx';
import { useIsBegun } from '../ui/form-around.ts';
import { type Corrected, keptCorrection } from './desk-draft.ts';
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
  const draft = keptCorrection(deskKey);
  const [kept] = useState(draft.open);
  const [from, setFrom] = useState(kept?.from ?? stored);
  const form = useQuoteForm<Corrected['values']>(
    kept?.values ?? { ...quoteFormOf(from.answers), toldBy: '' },
    changeSchemaFor(from.answers),
    (values) => draft.keep({ from, values }),
  );
  const isBegun = useIsBegun(form);

  const store = async () => {
    const answers = form.submit();
    if (isOnItsWay || !answers) return;
    const { toldBy } = form.values;
    const told = toldBy === '' ? {} : { toldBy };
    const action = { kind: 'changed', ...answers, version: from.version, ...told } as const;
    const key = draft.keyFor(action, { from, values: form.values });
    const outcome = await onAct(action, { after: desk.last, key });
    if (outcome?.kind === 'stored') draft.forget();
    if (outcome?.kind === 'conflict' && outcome.desk?.request) showBoth(outcome.desk.request);
  };

  /** Answers stored since then are not undone unseen: the form has them, and those typed here. */
  const showBoth = (now: Corrected['from']) => {
    const mine = form.values;
    const both = mergeAnswers(quoteFormOf(from.answers), mine, quoteFormOf(now.answers));
    const values = { ...both, toldBy: mine.toldBy };
    form.fill(values);
    draft.keep({ from: now, values });
    setFrom(now);
  };

  const discard = () => {
    draft.forget();
    onClose();
  };

  return (
    <Form form={form} sending={isOnItsWay} onSubmit={store} className="mt-4 grid gap-6">
      <p className="text-ink-2">
        {`${
          desk.linkChannels.includes('email')
            ? 'They’re told what you change.'
            : [desk.quote?.noEmail, 'Tell them what you change.'].filter(Boolean).join(' ')
        } With a new day or address nothing is booked until you confirm the day again.`}
      </p>
      <FormErrors of={QUOTE_FIELDS} />
      <RequestFields isTheirs asksSurvey={asksSurvey(from.answers, false)} />
      <TheyKnow desk={desk} />
      <Button type="submit" busy={isOnItsWay}>
        Save the correction
      </Button>
      {!isOnItsWay && <DiscardButton isBegun={Boolean(kept) || isBegun} onDiscard={discard} />}
    </Form>
  );
}
