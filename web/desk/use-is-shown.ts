import { useEffect, useRef } from 'react';

/** Whether the component is still on the page, for an answer that comes late. */
export function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
