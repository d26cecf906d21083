import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import type { StepNumber } from '../../../domain/quote/steps.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { QuoteForm } from '../quote-form.ts';

const fetchGuide = () => import('./PriceGuide.tsx');

interface LazyPriceGuideProps {
  step: StepNumber;
  control: QuoteForm['control'];
}

/** The place of the price guide, on the two steps about a home. */
export function LazyPriceGuide({ step, control }: LazyPriceGuideProps) {
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const wanted = step === 3 || (step === 2 && answers.bedrooms);
  const lazy = useLazyPart(wanted, fetchGuide);
  return (
    wanted &&
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[answers]}>
        <lazy.PriceGuide answers={answers} />
      </ErrorBoundary>
    )
  );
}
