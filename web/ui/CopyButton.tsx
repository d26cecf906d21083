import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonKind } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  children?: string;
  /** What is copied, where a button that says only "Copy" stands beside it. */
  what?: string;
  /** Where a visitor finds the text whose browser does not copy. */
  instead?: string;
  kind?: ButtonKind;
  className?: string;
}

/** As long as the button says what it did. */
const SAID_MS = 5000;

/** Puts a text on the clipboard, and says whether it is there. Browsers refuse it on a page without
 *  HTTPS, and where its visitor has forbidden it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, children = 'Copy', what, instead = 'select the text', ...rest } = props;
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, SAID_MS, undefined);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text); // no clipboard without HTTPS: that throws, too
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <Button kind="quiet" onClick={copy} {...rest}>
      <Copy size={24} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span aria-live="polite">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && `Copying was refused; ${instead}`}
        {!outcome && children}
        {what && outcome !== 'refused' && <span className="sr-only"> {what}</span>}
      </span>
    </Button>
  );
}
