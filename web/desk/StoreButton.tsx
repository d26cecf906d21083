import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';

/** The button that stores a form, as long as the stage allows it: the visitor may have acted meanwhile. */
export function StoreButton({
  isPossible,
  children,
}: {
  isPossible: boolean;
  children: ReactNode;
}) {
  if (isPossible) return <Button type="submit">{children}</Button>;
  return <p className="font-semibold">This can’t be done any more. Copy what you need of it.</p>;
}
