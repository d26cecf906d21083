import { useState } from 'react';
import { takeFocus } from './take-focus.ts';

/** For a button that asks again, in place, before it does anything. Back gives the focus to the button.
 *  @param first 'begun' if an earlier page has asked already: it then takes no focus */
export function useAsking(first: 'asking' | 'begun' | false = false) {
  const [state, setState] = useState<'closed' | 'begun' | 'asking' | 'back'>(first || 'closed');
  return {
    asking: state === 'asking' || state === 'begun',
    takesFocus: state !== 'begun',
    /** The button's ref. */
    button: state === 'back' ? takeFocus : null,
    ask: () => setState('asking'),
    back: () => setState('back'),
    /** Without the focus, which goes to what became of it. */
    close: () => setState('closed'),
  };
}
