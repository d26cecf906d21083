import { useSyncExternalStore } from 'react';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { fieldId } from '../quote-form-api.ts';

/** Whether the visitor is in one of the fields, and may not have finished typing. */
export function useHasFocus(...fields: readonly (keyof QuoteFormValues)[]): boolean {
  const ids = fields.map(fieldId);
  return useSyncExternalStore(followFocus, () => ids.includes(document.activeElement?.id ?? ''));
}

function followFocus(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}
