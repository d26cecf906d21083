import { useEffect, useRef, useState } from 'react';
import { errorTitle } from '../../domain/error-title.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../ui/ErrorSummary.tsx';

/** The list of a form's errors, from a failed try until the next one. It takes the focus once, and
 *  follows the fields after that.
 *  @param items what is wrong now, in the order of the fields */
export function useErrorSummary(items: readonly ErrorSummaryItem[]) {
  const [isShown, setShown] = useState(false);
  const wantsFocus = useRef(false);
  const summary = useRef<HTMLElement>(null);
  // After each render: React Hook Form reports a failed try before it supplies the errors.
  useEffect(() => {
    if (!wantsFocus.current || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });
  return {
    errorSummary: isShown && items.length > 0 && (
      <ErrorSummary ref={summary} title={errorTitle(items.length)} items={items} />
    ),
    listErrors: () => {
      wantsFocus.current = true;
      setShown(true);
    },
    hideErrors: () => setShown(false),
  };
}
