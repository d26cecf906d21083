import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useLatePart } from '../../islands/use-late-part.ts';
import type { QuoteForm } from '../quote-form.ts';

const fetchHint = () => import('./DateHint.tsx');

interface LateDateHintProps {
  control: QuoteForm['control'];
  setValue: QuoteForm['setValue'];
}

/** The place of the hint on a busy date. */
export function LateDateHint({ control, setValue }: LateDateHintProps) {
  const date = useWatch({ control, name: 'moveDate' });
  const late = useLatePart(date, fetchHint);
  const move = (day: string) => setValue('moveDate', day, { shouldDirty: true });
  return (
    date &&
    late && (
      <ErrorBoundary fallback={null} resetKeys={[date]}>
        <late.DateHint date={date} onMove={move} />
      </ErrorBoundary>
    )
  );
}
