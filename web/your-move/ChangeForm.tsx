import { type SubmitEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { errorTitle } from '../../domain/error-title.ts';
import { type QuoteFormValues, quoteFormOf } from '../../domain/quote/quote.form.ts';
import type { QuoteRequest } from '../../domain/quote/quote.schema.ts';
import { changeInWords, quoteChanges } from '../../domain/quote/quote-changes.ts';
import { STEP_NUMBERS } from '../../domain/quote/steps.ts';
import { AccessDisclosure } from '../quote/AccessDisclosure.tsx';
import { ContactFields } from '../quote/ContactFields.tsx';
import { InventoryStep } from '../quote/InventoryStep.tsx';
import { PropertyStep } from '../quote/PropertyStep.tsx';
import { quoteResolver, stepErrors } from '../quote/quote-form.ts';
import { followSentQuote } from '../quote/sent-quote.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useErrorSummary } from '../ui/use-error-summary.ts';
import { NotReached } from './NotReached.tsx';
import { useChange } from './use-your-move.ts';

interface ChangeFormProps {
  linkKey: string;
  stored: QuoteRequest;
  /** @param changes in words; none when all stays as it was */
  onClose: (changes: readonly string[]) => void;
}

const HEADING_ID = 'change';

/** Leads to the form's heading, where the form is open already. */
export function goToChangeForm() {
  document.getElementById(HEADING_ID)?.focus();
}

/** The wizard's questions on one page, with the answers that are stored. */
export function ChangeForm({ linkKey, stored, onClose }: ChangeFormProps) {
  const { register, control, setValue, handleSubmit, formState } = useForm<
    QuoteFormValues,
    unknown,
    QuoteRequest
  >({
    defaultValues: quoteFormOf(stored),
    resolver: quoteResolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting: saving } = formState;
  const { mutateAsync: save, isError: failed } = useChange(linkKey);
  const { summaryRef, listsErrors, listErrors, hideErrors } = useErrorSummary();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  useEffect(() => headingRef.current?.focus(), []);
  // A disabled button loses focus; whoever pressed it finds it again when saving has failed.
  useEffect(() => {
    if (failed && !saving) saveButton.current?.focus();
  }, [failed, saving]);

  const saveChange = async (request: QuoteRequest) => {
    hideErrors();
    const move = await save(request).catch(() => undefined); // NotReached says it
    if (!move) return;
    followSentQuote(linkKey, move.request);
    onClose(quoteChanges(stored, move.request).map(changeInWords));
  };

  const wrong = listsErrors ? STEP_NUMBERS.flatMap((step) => stepErrors(step, errors)) : [];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter also arrives here while the button is disabled.
    if (!saving) handleSubmit(saveChange, listErrors)();
  };

  return (
    <form noValidate onSubmit={submit} aria-labelledby={HEADING_ID} className="sheet mt-6">
      <h3
        id={HEADING_ID}
        ref={headingRef}
        tabIndex={-1}
        className="heading-2 scroll-mt-32 text-[30px] md:text-[40px]"
      >
        Change something
      </h3>
      <p className="mt-3 text-ink-2">Nothing changes until you save.</p>
      <div className="mt-7 space-y-6">
        {wrong.length > 0 && (
          <ErrorSummary ref={summaryRef} title={errorTitle(wrong.length)} items={wrong} />
        )}
        <ContactFields {...{ register, control, setValue, errors }}>
          <AccessDisclosure {...{ register, control, errors }} />
        </ContactFields>
        {stored.moveType === 'residential' && (
          <>
            <PropertyStep register={register} />
            <InventoryStep register={register} control={control} />
          </>
        )}
        {failed && !saving && <NotReached />}
        <div className="flex flex-wrap gap-3 max-md:flex-col">
          <Button ref={saveButton} type="submit" disabled={saving}>
            {saving ? 'Saving...' : 'Save the changes'}
          </Button>
          <Button kind="second" disabled={saving} onClick={() => onClose([])}>
            Keep it as it was
          </Button>
        </div>
      </div>
    </form>
  );
}
