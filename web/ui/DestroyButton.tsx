import './destroy-button.css';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

/** The press that cannot be undone: in brick, where every other one is marigold or outlined. */
export function DestroyButton(props: Omit<ComponentProps<typeof Button>, 'kind' | 'className'>) {
  return <Button kind="second" className="button-destroy" {...props} />;
}
