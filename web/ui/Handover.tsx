import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from './elements.ts';

/** The value of the render before, for as long as what is new takes the focus: nothing is painted with it. */
export function useUntilFocused<Value>(value: Value): Value {
  const [before, setBefore] = useState(value);
  useLayoutEffect(() => setBefore(() => value), [value]);
  return before;
}

interface HandoverProps {
  /** What is shown: with another name others take its place. */
  of: string;
  children: Elements;
}

/** Where what is pressed goes with the press. It stays until what replaces it has the focus: a screen reader whose
 *  focused button has gone moves on by itself, and then says nothing of a heading that it has come to already. */
export function Handover({ of, children }: HandoverProps) {
  const before = useUntilFocused(of);
  const last = useRef<Elements>(children);
  useLayoutEffect(() => {
    if (before === of) last.current = children;
  });
  const leaving: Elements = before === of ? null : last.current;
  return (
    <>
      <Fragment key={of}>{children}</Fragment>
      {before !== of && <Fragment key={before}>{leaving}</Fragment>}
    </>
  );
}
