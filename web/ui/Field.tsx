import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** Says "(optional)" beside the label; every other field is needed. */
  optional?: boolean;
  /** What is wrong and what to do, shown under the control and read out with it. */
  error?: string | undefined;
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** What a text control says to assistive technology about being needed or wrong. */
export function controlAria(id: string, { error, optional }: Omit<FieldProps, 'label'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId(id) : undefined,
    'aria-required': optional ? undefined : true,
  } as const;
}

/** A label above a control and its message below. */
export function Field({
  id,
  label,
  optional,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
        {optional && <span className="aside"> (optional)</span>}
      </label>
      {children}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-2.5 flex gap-2 font-[550] text-[16px] text-brick leading-snug">
      <CircleAlert size={19} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
      {children}
    </p>
  );
}
