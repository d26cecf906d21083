import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { useDeskForm } from './use-desk-form.ts';

interface StoreButtonProps {
  form: Pick<ReturnType<typeof useDeskForm>, 'isPossible' | 'isOnItsWay'>;
  children: ReactNode;
}

/** Stores a form if the stage still allows it: the visitor may have acted since it was opened. */
export function StoreButton({ form, children }: StoreButtonProps) {
  if (!form.isPossible) {
    return <p className="font-semibold">This can’t be done any more. Copy what you need of it.</p>;
  }
  return (
    <Button type="submit" busy={form.isOnItsWay}>
      {children}
    </Button>
  );
}
