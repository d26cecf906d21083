import { useLayoutEffect, useState } from 'react';

const CONTROLS = 'button, input, select, textarea';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** If a translation, an extension or a password manager has changed the HTML of an island, React does not take it over
 *  but draws it again. The held press and the focus then go to the controls that take the place of those that had them. */
export function useSuccessors(): void {
  // In the first render the page is still as the visitor touched it.
  const [handOver] = useState(() =>
    typeof document === 'undefined' ? undefined : rememberControls(),
  );
  useLayoutEffect(() => handOver?.(), [handOver]);
}

/** @returns called once React has taken over */
function rememberControls(): () => void {
  const before = controls();
  const held = before.find((each) => each.hasAttribute('data-held'));
  let focused = before.find((each) => each === document.activeElement);
  const follow = ({ target }: Event) => {
    focused = before.find((each) => each === target);
  };
  document.addEventListener('focusin', follow);
  const successorOf = (control: Control | undefined) => {
    if (!control || control.isConnected) return undefined;
    const place = before.filter((each) => isAlike(each, control)).indexOf(control);
    return controls().filter((each) => isAlike(each, control))[place];
  };
  return () => {
    successorOf(held)?.setAttribute('data-held', '');
    document.removeEventListener('focusin', follow);
    const successor = successorOf(focused);
    // A control that has left the page still has its caret.
    const caret = focused && caretOf(focused);
    successor?.focus({ preventScroll: true });
    if (caret && successor && isText(successor)) successor.setSelectionRange(...caret);
  };
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(CONTROLS)];
}

/** Not by their text, which may be in another language, nor by what was typed. */
function isAlike(one: Control, other: Control): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(control: Control): string {
  const { tagName, id, type, name } = control;
  const value = control.matches('button, [type=radio], [type=checkbox]') && control.value;
  return [tagName, id, type, name, value].join('|');
}

function isText(control: Control): control is TextControl {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** Undefined where there is no caret to ask for, such as in an email's field. */
function caretOf(control: Control): [number, number] | undefined {
  if (!isText(control)) return undefined;
  const { selectionStart, selectionEnd } = control;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd];
}
