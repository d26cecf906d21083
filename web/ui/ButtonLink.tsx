import type { ComponentProps } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Goes somewhere, and looks like a Button. */
export function ButtonLink({
  kind = 'main',
  size = 'normal',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={buttonStyle(kind, size, className)} {...rest}>
      {children}
    </a>
  );
}
