import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/quote/quote.form.ts';
import type { StepNumber } from '../../../domain/quote/steps.ts';
import { useLatePart } from '../../islands/use-late-part.ts';
import type { QuoteForm } from '../quote-form.ts';

const fetchGuide = () => import('./PriceGuide.tsx');

interface LatePriceGuideProps {
  step: StepNumber;
  control: QuoteForm['control'];
}

/** The place of the price guide, on the two steps about a home. */
export function LatePriceGuide({ step, control }: LatePriceGuideProps) {
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const wanted = step === 3 || (step === 2 && answers.bedrooms);
  const late = useLatePart(wanted, fetchGuide);
  return (
    wanted &&
    late && (
      <ErrorBoundary fallback={null} resetKeys={[answers]}>
        <late.PriceGuide answers={answers} />
      </ErrorBoundary>
    )
  );
}
