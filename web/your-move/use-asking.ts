import { useEffect, useRef, useState } from 'react';

/** For a button that asks again, in place, before it does anything. Back gives the focus to the button. */
export function useAsking() {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wentBack = useRef(false);
  useEffect(() => {
    if (!asking && wentBack.current) button.current?.focus();
    wentBack.current = false;
  }, [asking]);
  return {
    asking,
    button,
    ask: () => setAsking(true),
    back: () => {
      wentBack.current = true;
      setAsking(false);
    },
    /** Without the focus, which goes to what became of it. */
    close: () => setAsking(false),
  };
}
