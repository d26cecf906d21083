import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { STEPS, type StepNumber } from '../../../domain/request/steps.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { QuoteForm } from '../quote-form.ts';
import { StepRoad } from '../steps/StepRoad.tsx';

const fetchGuide = () => import('./PriceGuide.tsx');

interface GuidedRoadProps {
  step: StepNumber;
  control: QuoteForm['control'];
}

/** The road of the steps. On the two about a home its truck is loaded, and the price guide stands
 *  under it, in room that is kept for them. */
export function GuidedRoad({ step, control }: GuidedRoadProps) {
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const aboutHome = !STEPS[step].for.includes('commercial');
  const lazy = useLazyPart(aboutHome, fetchGuide);
  const parts = aboutHome && lazy ? lazy : null;
  const guide = (part: ReactNode) => (
    <ErrorBoundary fallback={null} resetKeys={[answers]}>
      {part}
    </ErrorBoundary>
  );
  return (
    <>
      <StepRoad
        step={step}
        labelId="quote-step-label"
        load={aboutHome ? parts && guide(<parts.TruckLoad answers={answers} />) : undefined}
      >
        {parts && guide(<parts.LoadWords answers={answers} />)}
      </StepRoad>
      <div className={aboutHome ? 'scripted mt-2.5 mb-6 min-h-11' : 'scripted mb-8'}>
        {parts && guide(<parts.PriceGuide answers={answers} />)}
      </div>
    </>
  );
}
