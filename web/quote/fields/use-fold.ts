import { type ToggleEvent, useState } from 'react';

/** Whether a disclosure of questions is open: always if one is wrong, else as wished, at first if one is answered. */
export function useFold({ said, wrong }: { said: boolean; wrong: boolean }) {
  const [wish, setWish] = useState<boolean>();
  return {
    open: wrong || (wish ?? said),
    onToggle: (toggled: ToggleEvent<HTMLDetailsElement>) => setWish(toggled.currentTarget.open),
  };
}
