import { ErrorBoundary } from 'react-error-boundary';
import { type FieldErrors, useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ACCESS_FIELDS, fieldId, type QuoteFormApi } from '../quote-form-api.ts';
import { ACCESS_SUMMARY } from './access-words.tsx';
import { useFold } from './use-fold.ts';

const fetchQuestions = () => import('./AccessQuestions.tsx');

interface AccessDisclosureProps extends Pick<QuoteFormApi, 'control' | 'register'> {
  errors: FieldErrors<QuoteFormValues>;
}

/** Opens the questions about both doors. */
export function AccessDisclosure({ control, register, errors }: AccessDisclosureProps) {
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const fold = useFold({
    said: ACCESS_FIELDS.some((name) => answers[name]),
    wrong: ACCESS_FIELDS.some((name) => errors[name]),
  });
  const { part: lazy, failed, retry } = useLazyPart(fold.open, fetchQuestions);
  return (
    <Disclosure {...fold} summary={ACCESS_SUMMARY}>
      <p role="status" className={failed ? 'mt-4 leading-snug' : undefined}>
        {failed &&
          'The questions didn’t load. They’re optional, so you can send your request without them.'}
      </p>
      {failed && (
        <Button kind="second" size="small" className="mt-3" onClick={retry}>
          Try again
        </Button>
      )}
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
    </Disclosure>
  );
}
