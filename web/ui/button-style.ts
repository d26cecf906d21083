import './button.css';

export interface ButtonLook {
  kind?: 'main' | 'second' | 'on-road' | 'quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  className?: string | undefined;
}

/** The classes of a button or of a link that looks like one. */
export function buttonStyle({ kind = 'main', size, className = '' }: ButtonLook) {
  const small = size === 'small' ? 'button-small' : '';
  return `button button-${kind} ${small} ${className}`;
}
