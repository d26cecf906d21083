import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { fieldId, useQuoteAnswer, useQuoteFormAround } from '../quote-form-api.ts';
import { useHasFocus } from './use-has-focus.ts';

const fetchDateHint = () => import('./DateHint.tsx');

/** The place of the hint on a busy date. It opens while the visitor is in the date's field: later their finger may be on
 *  its way to what is below it, which a late hint would push away. It is fetched as they enter the field. */
export function AdviceOnDate() {
  const form = useQuoteFormAround();
  const date = useQuoteAnswer('moveDate');
  const isAtField = useHasFocus('moveDate');
  const { part: lazy } = useLazyPart(isAtField || undefined, fetchDateHint);
  const [advised, setAdvised] = useState('');
  // Not during a press elsewhere, for which the field counts as not left.
  const isInField = isAtField && document.activeElement?.id === fieldId('moveDate');
  if (lazy && isInField && advised !== date) setAdvised(date);
  const move = (day: string) => {
    setAdvised(day);
    form.answer({ moveDate: day });
  };
  return (
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[date]}>
        <lazy.DateHint date={advised === date ? date : ''} onMove={move} />
      </ErrorBoundary>
    )
  );
}
