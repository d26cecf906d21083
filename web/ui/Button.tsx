import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { useLocked } from './locked.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** A click does nothing while its action, or the form around it, is on its way. It is not disabled: it would lose the focus. */
  busy?: boolean;
}

/** Does something on this page. Use ButtonLink to go elsewhere. */
export function Button({ kind, size, className, type = 'button', busy, ...rest }: ButtonProps) {
  const look = buttonStyle({ kind, size, className });
  const locked = useLocked();
  const idle = (busy || locked) && { 'aria-disabled': true, onClick: undefined };
  return <button type={type} className={look} {...rest} {...idle} />;
}
