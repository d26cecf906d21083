import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';

interface StoreButtonProps {
  isPossible: boolean;
  isOnItsWay: boolean;
  children: ReactNode;
}

/** The button that stores a form, as long as the stage allows it: the visitor may have acted meanwhile. */
export function StoreButton({ isPossible, isOnItsWay, children }: StoreButtonProps) {
  if (!isPossible) {
    return <p className="font-semibold">This can’t be done any more. Copy what you need of it.</p>;
  }
  return (
    <Button type="submit" busy={isOnItsWay}>
      {children}
    </Button>
  );
}
