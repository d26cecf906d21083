import type { HTMLElement } from 'node-html-parser';
import { escapeHtml } from '../../sending/mail/escape-html.ts';

const CHOICES = new Set(['radio', 'checkbox']);
const NOT_FOR_WORDS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);

/** The controls that a visitor types into or chooses from. */
export function controlsOf(form: HTMLElement): HTMLElement[] {
  const named = form.querySelectorAll('input, textarea, select').filter(nameOf);
  return named.filter((control) => !NOT_FOR_WORDS.has(control.getAttribute('type') ?? 'text'));
}

export function nameOf(control: HTMLElement): string {
  return control.getAttribute('name') ?? '';
}

export function isChoice(control: HTMLElement): boolean {
  return CHOICES.has(control.getAttribute('type') ?? '');
}

/** Restores everything that the visitor typed and chose, and clears the form's own defaults. */
export function putBack(form: HTMLElement, words: URLSearchParams) {
  for (const control of controlsOf(form)) {
    const name = nameOf(control);
    const word = words.get(name) ?? '';
    if (isChoice(control)) {
      const value = control.getAttribute('value') ?? 'on';
      mark(control, 'checked', words.getAll(name).includes(value));
    } else if (control.localName === 'select') {
      for (const option of control.querySelectorAll('option')) {
        mark(option, 'selected', option.getAttribute('value') === word);
      }
    } else if (control.localName === 'textarea') {
      // A browser drops the first line feed of a text area, so an extra one goes first.
      control.textContent = `\n${word}`;
    } else {
      control.setAttribute('value', escapeHtml(word));
    }
  }
}

function mark(element: HTMLElement, attribute: 'checked' | 'selected', isMarked: boolean) {
  if (isMarked) element.setAttribute(attribute, '');
  else element.removeAttribute(attribute);
}
