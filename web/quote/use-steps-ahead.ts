import { useEffect, useState } from 'react';

/** Within it the tap that woke the wizard opens its step. */
const WOKEN_MS = 200;

/** Whether the browser lays out the steps that are not open, unseen: a tap then waits only until one of
 *  them is painted. The tap that woke the wizard does not wait for it. */
export function useStepsAhead(): boolean {
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAhead(true), WOKEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return ahead;
}
