import './quote-form.css';
import { ArrowLeft } from 'lucide';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { EMPTY_QUOTE_FORM, type QuoteFormValues } from '../../domain/request/request.form.ts';
import type { MoveType, QuoteRequest } from '../../domain/request/request.schema.ts';
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  previousStep,
  STEP_NUMBERS,
  type StepNumber,
} from '../../domain/request/steps.ts';
import { Form } from '../forms/Form.tsx';
import { useErrorSummary } from '../forms/use-error-summary.tsx';
import { useSending } from '../forms/use-sending.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { GuideDetails } from './guide/GuideDetails.tsx';
import { GuidedRoad } from './guide/GuidedRoad.tsx';
import { firstStepWithError, quoteResolver, stepErrors } from './quote-form-api.ts';
import { QUOTE_REQUESTS, quoteDelivery, SEND_QUOTE } from './send-quote.ts';
import { noteStep, openStep, returnToStep, stepWasOpened, useStep } from './state/step-history.ts';
import { useDraft } from './state/use-draft.ts';
import { ContactStep } from './steps/ContactStep.tsx';
import { InventoryStep } from './steps/InventoryStep.tsx';
import { MoveTypeStep } from './steps/MoveTypeStep.tsx';
import { MovingFrom } from './steps/MovingFrom.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import { StepSection } from './steps/StepSection.tsx';

interface QuoteFormProps {
  whatsAppNumber: string;
  stepHeading: 'h2' | 'h3';
}

/** Within it the tap that woke the wizard opens its step. */
const WOKEN_MS = 200;

/** Each is rendered again only when its content changes: a tap waits for one step, not for all four. */
const Memoised = {
  MoveType: memo(MoveTypeStep),
  Property: memo(PropertyStep),
  Inventory: memo(InventoryStep),
  Contact: memo(ContactStep),
};

/** The wizard: one form whose four steps stay mounted, so that nothing typed is lost, with one of
 *  them shown. Without script all are shown, and the browser posts them. */
export function QuoteForm({ whatsAppNumber, stepHeading }: QuoteFormProps) {
  const step = useStep();
  const form = useForm<QuoteFormValues, unknown, QuoteRequest>({
    defaultValues: EMPTY_QUOTE_FORM,
    resolver: quoteResolver,
    shouldFocusError: false,
  });
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const moveType = form.watch('moveType');
  const { sending, send, sendButton, standing } = useSending(
    quoteDelivery(whatsAppNumber),
    form,
    step === LAST_STEP,
  );
  const { errorSummary, listErrors, hideErrors } = useErrorSummary(stepErrors(step, errors));
  const chose = useDraft(form, step);
  const ahead = useStepsAhead();
  const opened = stepWasOpened();
  // The home page is about more than a form that the tab remembers.
  useTitlePrefix(opened && step > FIRST_STEP ? `Step ${step} of ${STEP_NUMBERS.length}: ` : '');

  const choose = useCallback(
    (chosen: MoveType) => {
      setValue('moveType', chosen, { shouldDirty: true });
      openStep(nextStep(FIRST_STEP, chosen));
    },
    [setValue],
  );

  // A tapped answer cannot be wrong; sending checks everything, and returns to the first mistake.
  const goOn = () => {
    hideErrors();
    openStep(nextStep(step, moveType));
  };

  const showErrors = (wrong: FieldErrors<QuoteFormValues>) => {
    const first = firstStepWithError(wrong) ?? step;
    if (first !== step) openStep(first);
    listErrors();
  };

  const sendRequest = (request: QuoteRequest) => {
    hideErrors();
    return send(request);
  };

  const submit = () => {
    if (step !== LAST_STEP) goOn();
    else form.handleSubmit(sendRequest, showErrors)();
  };

  const steps: Record<StepNumber, ReactNode> = {
    1: <Memoised.MoveType chosen={chose ? moveType : undefined} onChoose={choose} />,
    2: <Memoised.Property register={register} />,
    3: <Memoised.Inventory register={register} control={control} />,
    4: (
      <Memoised.Contact
        {...{ register, control, errors, setValue }}
        unscriptedAccess={stepHeading === 'h2'}
        withAccess={ahead || step === LAST_STEP}
      />
    ),
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
      <GuidedRoad step={step} control={control} />
      {STEP_NUMBERS.map((number) => (
        <StepSection key={number} number={number} open={number === step} heading={stepHeading}>
          {number === step && errorSummary}
          {number !== LAST_STEP && <MovingFrom control={control} />}
          {steps[number]}
          {number !== FIRST_STEP && (
            <div className={number === LAST_STEP ? undefined : 'scripted'}>
              <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
                <div className="scripted">
                  <Button
                    kind="quiet"
                    disabled={sending}
                    onClick={() => returnToStep(previousStep(step, moveType))}
                  >
                    <Icon drawing={ArrowLeft} size={22} />
                    Back
                  </Button>
                </div>
                <Button
                  ref={number === LAST_STEP ? sendButton : null}
                  type="submit"
                  disabled={sending}
                  className="max-md:grow"
                >
                  {number !== LAST_STEP ? 'Continue' : sending ? 'Sending...' : SEND_QUOTE}
                </Button>
              </div>
            </div>
          )}
        </StepSection>
      ))}
      <GuideDetails step={step} control={control} />
      {standing}
    </Form>
  );
}

/** Whether the browser lays out the steps that are not open, unseen: a tap then waits only until one of
 *  them is painted. The tap that woke the wizard does not wait for it. */
function useStepsAhead(): boolean {
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAhead(true), WOKEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return ahead;
}
