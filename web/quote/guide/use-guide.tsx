import { ErrorBoundary } from 'react-error-boundary';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { STEPS, type StepName } from '../../../domain/request/steps.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { Elements } from '../../ui/elements.ts';
import { useQuoteAnswers } from '../quote-form-api.ts';

const fetchGuide = () => import('./PriceGuide.tsx');

export interface GuideProps {
  step: StepName;
}

type Parts = Awaited<ReturnType<typeof fetchGuide>>;

/** The parts of the price guide, on the two steps about a home. */
export function useGuide({ step }: GuideProps) {
  const answers = useQuoteAnswers();
  const { aboutHome = false } = STEPS[step];
  const { part: lazy } = useLazyPart(aboutHome, fetchGuide);
  /** Null until there is something to draw; without it if drawing fails. */
  const draw = (part: (parts: Parts, answers: QuoteFormValues) => Elements) =>
    aboutHome && lazy ? (
      <ErrorBoundary fallback={null} resetKeys={[answers]}>
        {part(lazy, answers)}
      </ErrorBoundary>
    ) : null;
  return { aboutHome, draw };
}
