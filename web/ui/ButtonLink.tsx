import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string };

/** Goes somewhere, and looks like a Button. */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonStyle({ kind, size, className })} {...rest} />;
}
