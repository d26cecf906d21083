import { expect } from 'vitest';

let focused: EventTarget | null = null;
let lost: string[] = [];

function follow({ target }: Event) {
  if (focused instanceof Node && !focused.isConnected) {
    lost.push(`${inShort(focused)} was gone before ${inShort(target)} had the focus`);
  }
  focused = target;
}

function inShort(element: EventTarget | null): string {
  if (!(element instanceof Element)) return 'nothing';
  const says = element.textContent?.trim() || element.id;
  return `<${element.tagName.toLowerCase()}> “${says.slice(0, 40)}”`;
}

/** From now on each test fails in which the focus goes on from an element that has gone already: a screen reader has then
 *  moved by itself, and says nothing of where it comes to. */
export function watchFocus(): void {
  document.removeEventListener('focusin', follow, true);
  document.addEventListener('focusin', follow, true);
  focused = null;
  lost = [];
}

export function expectFocusKept(): void {
  expect(lost).toEqual([]);
}
