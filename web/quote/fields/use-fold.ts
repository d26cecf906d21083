import { type ToggleEvent, useState } from 'react';

/** Whether a disclosure of questions is open: as the visitor wishes; from the start if one of them is
 *  answered; always while one is wrong. */
export function useFold({ said, wrong }: { said: boolean; wrong: boolean }) {
  const [wish, setWish] = useState<boolean>();
  return {
    open: wrong || (wish ?? said),
    onToggle: (toggled: ToggleEvent<HTMLDetailsElement>) => setWish(toggled.currentTarget.open),
  };
}
