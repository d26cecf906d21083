import './quote-form.css';
import { useCallback } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../domain/request/request.form.ts';
import type { MoveType, QuoteRequest } from '../../domain/request/request.schema.ts';
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  STEP_NAMES,
  stepInWords,
} from '../../domain/request/steps.ts';
import { Form } from '../forms/Form.tsx';
import type { Reach } from '../forms/FormIsland.tsx';
import { useErrorSummary } from '../forms/use-error-summary.tsx';
import { useSending } from '../forms/use-sending.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { GuideDetails } from './guide/GuideDetails.tsx';
import { GuidedRoad } from './guide/GuidedRoad.tsx';
import { firstStepWithError, quoteResolver, stepErrors } from './quote-form-api.ts';
import { QUOTE_REQUESTS, quoteDelivery } from './send-quote.ts';
import { noteStep, openStep, returnToStep, stepWasOpened, useStep } from './state/step-history.ts';
import { useDraft } from './state/use-draft.ts';
import { type ControlsProps, DRAWN_STEPS } from './steps/drawn-steps.tsx';
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
  const form = useForm<QuoteFormValues, unknown, QuoteRequest>({
    defaultValues: EMPTY_QUOTE_FORM,
    resolver: quoteResolver(),
    shouldFocusError: false,
  });
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const moveType = form.watch('moveType');
  const { sending, send, sendButton, standing } = useSending(
    quoteDelivery(reach.whatsAppNumber),
    form,
    reach,
    isLast,
  );
  const { errorSummary, listErrors, hideErrors } = useErrorSummary(stepErrors(open, errors));
  const chose = useDraft(form, open);
  const ahead = useStepsAhead();
  const opened = stepWasOpened();
  // The home page is about more than a form that the tab remembers.
  useTitlePrefix(opened && open !== FIRST_STEP ? `${stepInWords(open)}: ` : '');

  const onChoose = useCallback(
    (chosen: MoveType) => {
      setValue('moveType', chosen, { shouldDirty: true });
      openStep(nextStep('move', chosen));
    },
    [setValue],
  );

  // A tapped answer cannot be wrong; sending checks everything, and returns to the first mistake.
  const goOn = () => {
    hideErrors();
    openStep(nextStep(open, moveType));
  };

  const sendRequest = (request: QuoteRequest) => {
    hideErrors();
    return send(request);
  };

  const showErrors = (wrong: FieldErrors<QuoteFormValues>) => {
    const first = firstStepWithError(wrong) ?? open;
    if (first !== open) openStep(first);
    listErrors();
  };

  const submit = () => {
    if (isLast) form.handleSubmit(sendRequest, showErrors)();
    else goOn();
  };

  const controls: ControlsProps = {
    register,
    control,
    errors,
    setValue,
    onChoose,
    chosen: chose ? moveType : undefined,
    unscriptedAccess: stepHeading === 'h2',
    withAccess: ahead || isLast,
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
        <input type="hidden" name="moveType" value={EMPTY_QUOTE_FORM.moveType} />
      )}
      <GuidedRoad step={open} control={control} />
      {STEP_NAMES.map((step) => (
        <StepSection key={step} step={step} open={step === open} heading={stepHeading}>
          {step === open && errorSummary}
          {DRAWN_STEPS[step].drawControls(controls)}
          {step !== LAST_STEP && <MovingFrom control={control} />}
          <StepButtons
            {...{ step, sending, sendButton }}
            onBack={() => returnToStep(previousStep(open, moveType))}
          />
        </StepSection>
      ))}
      <GuideDetails step={open} control={control} />
      {standing}
    </Form>
  );
}
