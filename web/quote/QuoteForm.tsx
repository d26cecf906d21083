import './quote-form.css';
import type { MouseEvent } from 'react';
import { EMPTY_QUOTE_FORM } from '../../domain/request/request.form.ts';
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  STEP_NAMES,
  STEPS,
  stepInWords,
} from '../../domain/request/steps.ts';
import { Form } from '../forms/Form.tsx';
import { FormErrors } from '../forms/FormErrors.tsx';
import type { Reach } from '../forms/FormIsland.tsx';
import { useSending } from '../forms/use-sending.tsx';
import { useAnswer } from '../ui/form-around.ts';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { GuideDetails } from './guide/GuideDetails.tsx';
import { GuidedRoad } from './guide/GuidedRoad.tsx';
import { firstStepWithError, useQuoteForm } from './quote-form-api.ts';
import { QUOTE_REQUESTS, quoteDelivery } from './send-quote.ts';
import { noteStep, openStep, returnToStep, stepWasOpened, useStep } from './state/step-history.ts';
import { useDraft } from './state/use-draft.ts';
import { DRAWN_STEPS } from './steps/drawn-steps.tsx';
import { MovingFrom } from './steps/MovingFrom.tsx';
import { StepButtons } from './steps/StepButtons.tsx';
import { StepSection } from './steps/StepSection.tsx';
import { useStepsAhead } from './use-steps-ahead.ts';

interface QuoteFormProps {
  reach: Reach;
  stepHeading: 'h2' | 'h3';
}

/** The wizard: one form whose steps stay mounted, so that nothing typed is lost, with one of them
 *  shown. Without script all are shown, and the browser posts them. */
export function QuoteForm({ reach, stepHeading }: QuoteFormProps) {
  const open = useStep();
  const isLast = open === LAST_STEP;
  const form = useQuoteForm(EMPTY_QUOTE_FORM);
  const moveType = useAnswer(form, 'moveType');
  const { sending, send, sendButton, standing } = useSending(
    quoteDelivery(reach.whatsAppNumber),
    form,
    reach,
    isLast,
  );
  useDraft(form, open);
  const ahead = useStepsAhead();
  const opened = stepWasOpened();
  // The home page is about more than a form that the tab remembers.
  useTitlePrefix(opened && open !== FIRST_STEP ? `${stepInWords(open)}: ` : '');

  // A tapped answer cannot be wrong; sending checks everything, and returns to the first mistake.
  const submit = (click?: MouseEvent) => {
    if (!isLast) {
      // Chromium lays the page out twice before it submits a form, and the next step waits.
      click?.preventDefault();
      form.hideList();
      return openStep(nextStep(open, moveType));
    }
    const request = form.submit();
    if (request) return send(request);
    const wrong = firstStepWithError(form.errors) ?? open;
    if (wrong !== open) openStep(wrong);
  };

  return (
    <Form
      form={form}
      sending={sending}
      onSubmit={submit}
      method="post"
      action={QUOTE_REQUESTS}
      onPointerDown={noteStep}
      aria-label="Free quote"
      className="quote-form print:hidden"
      data-stepped={opened ? '' : undefined}
      data-ahead={ahead ? '' : undefined}
    >
      {!STEP_NAMES.includes('move') && (
        <input type="hidden" name="moveType" defaultValue={EMPTY_QUOTE_FORM.moveType} />
      )}
      <GuidedRoad step={open} />
      {STEP_NAMES.map((step) => {
        const { Controls } = DRAWN_STEPS[step];
        return (
          <StepSection key={step} step={step} open={step === open} heading={stepHeading}>
            {step === open && <FormErrors of={STEPS[step].fields} />}
            <Controls unscriptedAccess={stepHeading === 'h2'} withAccess={ahead || isLast} />
            {step !== LAST_STEP && <MovingFrom />}
            <StepButtons
              {...{ step, sending, sendButton }}
              onClick={isLast ? undefined : submit}
              onBack={() => returnToStep(previousStep(open, moveType))}
            />
          </StepSection>
        );
      })}
      <GuideDetails step={open} />
      {standing}
    </Form>
  );
}
