import { useState } from 'react';
import { takeFocus } from '../ui/take-focus.ts';

/** For a button that asks again, in place, before it does anything. Back gives the focus to the button. */
export function useAsking() {
  const [state, setState] = useState<'closed' | 'asking' | 'back'>('closed');
  return {
    asking: state === 'asking',
    /** The button's ref. */
    button: state === 'back' ? takeFocus : null,
    ask: () => setState('asking'),
    back: () => setState('back'),
    /** Without the focus, which goes to what became of it. */
    close: () => setState('closed'),
  };
}
