import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { QuoteFormApi } from '../quote-form-api.ts';

const fetchHint = () => import('./DateHint.tsx');

interface LazyDateHintProps {
  control: QuoteFormApi['control'];
  setValue: QuoteFormApi['setValue'];
}

/** The place of the hint on a busy date. */
export function LazyDateHint({ control, setValue }: LazyDateHintProps) {
  const date = useWatch({ control, name: 'moveDate' });
  const lazy = useLazyPart(date, fetchHint);
  const move = (day: string) => setValue('moveDate', day, { shouldDirty: true });
  return (
    date &&
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[date]}>
        <lazy.DateHint date={date} onMove={move} />
      </ErrorBoundary>
    )
  );
}
