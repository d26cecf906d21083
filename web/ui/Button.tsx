import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Does something on this page. Use ButtonLink to go elsewhere. */
export function Button({
  kind = 'main',
  size = 'normal',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return <button type={type} className={buttonStyle(kind, size, className)} {...rest} />;
}
