import './first-lines.css';
import { useCallback, useState } from 'react';

interface FirstLinesProps {
  text: string;
  /** How many lines it has on a small screen. */
  most: 1 | 3;
}

/** The first lines of a text, and all of it on demand. */
export function FirstLines({ text, most }: FirstLinesProps) {
  const [isCut, setCut] = useState(false);
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      // Opened, it shows all of them.
      if (!element.closest('[open]')) setCut(element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const lines = (
    <span ref={watch} className="first-lines wrap-anywhere" data-most={most}>
      {text}
    </span>
  );
  if (!isCut) return <p>{lines}</p>;
  return (
    <details>
      <summary className="first-lines-all">
        {lines} <u className="underline-offset-4">Read all</u>
      </summary>
    </details>
  );
}
