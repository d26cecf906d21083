import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonKind } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  children?: string;
  /** What is copied, where a button that says only "Copy" stands beside it. */
  what?: string;
  kind?: ButtonKind;
  className?: string;
}

/** Puts a text on the clipboard, and says so. Copying needs a secure page: elsewhere there is no
 *  button, and the text is there to be read. */
export function CopyButton({
  text,
  children = 'Copy',
  what,
  kind = 'quiet',
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  if (!window.isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button kind={kind} onClick={copy} {...rest}>
      <Copy size={24} strokeWidth={1.75} aria-hidden />
      <span aria-live="polite">
        {copied ? 'Copied' : children}
        {what && <span className="sr-only"> {what}</span>}
      </span>
    </Button>
  );
}
