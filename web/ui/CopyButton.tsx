import { Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-style.ts';
import { Icon } from './Icon.tsx';

interface CopyButtonProps extends ButtonLook {
  text: string;
  children?: string;
  /** The subject of a button that says only "Copy". */
  what?: string;
  /** Tells the visitor where to find the text if the browser cannot copy it. */
  instead?: string;
  /** Whether the page shows the text nowhere else: it does once the browser has not copied it. */
  isHidden?: boolean;
}

/** How long the button shows its result. */
const SAID_MS = 5000;

const COPIED = 'Copied';
const REFUSED = 'We couldn’t copy it, so ';

/** Puts a text on the clipboard, and reports success. Browsers refuse it on a page without HTTPS, or
 *  if the visitor has forbidden it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, children = 'Copy', what, isHidden = false, ...others } = props;
  const { instead = isHidden ? 'select it below' : 'select the text', ...rest } = others;
  const [said, setSaid] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(setSaid, SAID_MS, undefined);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text); // without HTTPS there is no clipboard: that throws, too
      setSaid(COPIED);
      setRefused(false);
    } catch {
      setSaid(REFUSED + instead);
      setRefused(true);
    }
  };
  const button = (
    <Button kind="quiet" onClick={copy} {...rest}>
      <Icon drawing={Copy} strokeWidth={1.75} className="shrink-0" />
      <span>
        <span>{said ?? children}</span>
        {what && (!said || said === COPIED) && <span className="sr-only">{` ${what}`}</span>}
      </span>
      {/* Not the label, which would be read out again when it returns. */}
      <span role="status" className="sr-only">
        {said}
      </span>
    </Button>
  );
  if (!isHidden) return button;
  return (
    <>
      {button}
      {isRefused && (
        <p className="wrap-anywhere col-span-full basis-full select-all text-small">{text}</p>
      )}
    </>
  );
}
