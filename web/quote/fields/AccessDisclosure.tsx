import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { ACCESS_FIELDS } from '../../../domain/request/access.form.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { type FieldsApi, fieldOf, type QuoteFormApi } from '../quote-form-api.ts';
import './access-disclosure.css';
import { ACCESS_SUMMARY } from './access-words.tsx';
import { useFold } from './use-fold.ts';

const fetchQuestions = () => import('./AccessQuestions.tsx');

/** Opens the questions about both doors. */
export function AccessDisclosure(props: FieldsApi & Pick<QuoteFormApi, 'control'>) {
  const { control, errors } = props;
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const fold = useFold({
    said: ACCESS_FIELDS.some((name) => answers[name]),
    wrong: ACCESS_FIELDS.some((name) => errors[name]),
  });
  const { part: lazy, failed, retry } = useLazyPart(fold.open, fetchQuestions);
  return (
    <Disclosure {...fold} summary={ACCESS_SUMMARY}>
      <div className="access-doors grid gap-x-5 gap-y-10 pt-6">
        {lazy ? (
          <ErrorBoundary fallback={null}>
            <lazy.AccessQuestions answers={answers} control={(name) => fieldOf(props, name)} />
          </ErrorBoundary>
        ) : (
          // In the room of the questions, so that nothing moves when they come.
          <>
            <div className="access-door">
              <p role="status" className="leading-snug">
                {failed &&
                  'The questions didn’t load. They’re optional, so you can send your request without them.'}
              </p>
              {failed && (
                <Button kind="second" size="small" className="mt-3" onClick={retry}>
                  Try again
                </Button>
              )}
            </div>
            <div className="access-door" />
          </>
        )}
      </div>
    </Disclosure>
  );
}
