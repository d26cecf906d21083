import { useSyncExternalStore } from 'react';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { fieldId } from '../quote-form-api.ts';

/** The field that had the focus when a press began. Until the press is over it counts as not left: a button that moves
 *  under a finger is not pressed. */
let atPress: Element | null = null;

/** Whether the visitor is in one of the fields, and may not have finished typing. */
export function useHasFocus(...fields: readonly (keyof QuoteFormValues)[]): boolean {
  const ids = fields.map(fieldId);
  return useSyncExternalStore(
    followFocus,
    () => ids.includes((atPress ?? document.activeElement)?.id ?? ''),
    () => false,
  );
}

function followFocus(onChange: () => void): () => void {
  const stopping = new AbortController();
  const listen = (types: readonly string[], act: () => void) => {
    for (const type of types) {
      document.addEventListener(type, act, { capture: true, signal: stopping.signal });
    }
  };
  listen(['focusin', 'focusout'], onChange);
  listen(['pointerdown'], () => {
    atPress = document.activeElement;
  });
  // After a click's own effects. A press that scrolls is cancelled, and one that ends outside the page has no click.
  listen(['click', 'auxclick', 'contextmenu', 'pointercancel', 'keydown'], () => {
    setTimeout(() => {
      atPress = null;
      onChange();
    });
  });
  return () => stopping.abort();
}
