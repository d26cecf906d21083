import './sign-line.css';
import type { ReactNode } from 'react';

interface SignLineProps {
  name: string;
  /** The stamp, once there is one. */
  children: ReactNode;
}

/** The dotted line to sign on; the stamp lies across it. */
export function SignLine({ name, children }: SignLineProps) {
  return (
    <div className="sign-line">
      <p className="sign-line-name">{name}</p>
      {children}
    </div>
  );
}
