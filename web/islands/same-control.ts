const CONTROLS = 'button, input, select, textarea';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Finds what has taken a control's place. If a translation, an extension or a password manager has changed the HTML of
 *  an island, React does not take it over but draws it again: what was pressed or had the focus is out of the page.
 *  Called before React takes over.
 *  @returns the control itself if it is still there */
export function followControls(island: HTMLElement) {
  const before = controlsIn(island);
  return <C extends Control>(control: C): C | undefined => {
    if (control.isConnected) return control;
    const place = before.filter((each) => isAlike(each, control)).indexOf(control);
    const successor = controlsIn(island).filter((each) => isAlike(each, control))[place];
    return successor as C | undefined; // alike: of the same element
  };
}

/** Keeps the focus in the control that has it, with the caret where it was.
 *  @returns called once React has taken over */
export function keepFocus(successorOf: ReturnType<typeof followControls>): () => void {
  const focused = document.activeElement;
  const caret = caretOf(focused);
  return () => {
    if (!focused?.matches(CONTROLS) || focused.isConnected) return;
    const successor = successorOf(focused as Control); // as it matches
    successor?.focus({ preventScroll: true });
    if (caret && successor && isText(successor)) successor.setSelectionRange(...caret);
  };
}

function controlsIn(island: HTMLElement): Control[] {
  return [...island.querySelectorAll<Control>(CONTROLS)];
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

function isText(element: Element): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Undefined where there is no caret to ask for, such as in an email's field. */
function caretOf(element: Element | null): [number, number] | undefined {
  if (!element || !isText(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  if (selectionStart === null || selectionEnd === null) return undefined;
  return [selectionStart, selectionEnd];
}
