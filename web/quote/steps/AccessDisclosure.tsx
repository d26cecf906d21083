import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type FieldErrors, useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { ACCESS_FIELDS, fieldId, type QuoteForm } from '../quote-form.ts';
import { ACCESS_SUMMARY } from './access-words.tsx';

const fetchQuestions = () => import('./AccessQuestions.tsx');

interface AccessDisclosureProps {
  control: QuoteForm['control'];
  register: QuoteForm['register'];
  errors: FieldErrors<QuoteFormValues>;
}

/** Opens the questions about both doors; open from the start if one is answered or wrong. */
export function AccessDisclosure({ control, register, errors }: AccessDisclosureProps) {
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const [wish, setWish] = useState<boolean>();
  const said = ACCESS_FIELDS.some((name) => answers[name]);
  const wrong = ACCESS_FIELDS.some((name) => errors[name]);
  const open = wrong || (wish ?? said);
  const lazy = useLazyPart(open, fetchQuestions);
  return (
    <details open={open} onToggle={(toggled) => setWish(toggled.currentTarget.open)}>
      {ACCESS_SUMMARY}
      {lazy && (
        <ErrorBoundary fallback={null}>
          <lazy.AccessQuestions
            answers={answers}
            control={(name) => ({
              ...register(name),
              id: fieldId(name),
              error: errors[name]?.message,
            })}
          />
        </ErrorBoundary>
      )}
    </details>
  );
}
