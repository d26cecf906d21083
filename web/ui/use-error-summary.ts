import { useEffect, useRef, useState } from 'react';

/** When a form lists its errors: from a failed try until the next one. The list takes the focus once,
 *  and follows the fields after that. */
export function useErrorSummary() {
  const [listsErrors, setListsErrors] = useState(false);
  const wantsFocus = useRef(false);
  const summaryRef = useRef<HTMLElement>(null);
  // After each render: React Hook Form reports a failed try before it supplies the errors.
  useEffect(() => {
    if (!wantsFocus.current || !summaryRef.current) return;
    wantsFocus.current = false;
    summaryRef.current.focus();
  });
  return {
    summaryRef,
    listsErrors,
    listErrors: () => {
      wantsFocus.current = true;
      setListsErrors(true);
    },
    hideErrors: () => setListsErrors(false),
  };
}
