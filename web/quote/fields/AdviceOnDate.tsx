import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { fieldId, type QuoteFormApi } from '../quote-form-api.ts';
import { useHasFocus } from './use-has-focus.ts';

const fetchDateHint = () => import('./DateHint.tsx');

/** The place of the hint on a busy date. It opens while the visitor is in the date's field: later their finger may be on
 *  its way to what is below it, which a late hint would push away. It is fetched as they enter the field. */
export function AdviceOnDate({ control, setValue }: Pick<QuoteFormApi, 'control' | 'setValue'>) {
  const date = useWatch({ control, name: 'moveDate' });
  const isAtField = useHasFocus('moveDate');
  const { part: lazy } = useLazyPart(isAtField || undefined, fetchDateHint);
  const [advised, setAdvised] = useState('');
  // Not during a press elsewhere, for which the field counts as not left.
  const isInField = isAtField && document.activeElement?.id === fieldId('moveDate');
  if (lazy && isInField && advised !== date) setAdvised(date);
  const move = (day: string) => {
    setAdvised(day);
    setValue('moveDate', day, { shouldDirty: true });
  };
  return (
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[date]}>
        <lazy.DateHint date={advised === date ? date : ''} onMove={move} />
      </ErrorBoundary>
    )
  );
}
