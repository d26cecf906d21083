import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-style.ts';
import { printPage } from './print-page.ts';

interface PrintButtonProps extends ButtonLook {
  part?: Parameters<typeof printPage>[0];
  children: ReactNode;
}

/** Prints the page, or names another way. */
export function PrintButton({ part, ...button }: PrintButtonProps) {
  const [canPrint, setCanPrint] = useState(true);
  return (
    <>
      <Button {...button} onClick={() => setCanPrint(printPage(part))} />
      <p role="status" className="text-small empty:absolute not-empty:basis-full">
        {!canPrint && 'This app can’t print. Open the page in your browser, or take a screenshot.'}
      </p>
    </>
  );
}
