import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> & ButtonLook;

/** Does something on this page. Use ButtonLink to go elsewhere. */
export function Button({ kind, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ kind, size, className })} {...rest} />;
}
