import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** Says "(optional)" beside the label; every other field is needed. */
  optional?: boolean;
  /** What is wrong and what to do, shown under the control and read out with it. */
  error?: string | undefined;
}

/** The look of a text control in all its states. */
export const CONTROL_STYLE =
  'block w-full rounded-control border-[1.5px] border-edge bg-surface px-4.5 text-[18px] text-ink ' +
  'placeholder:text-ink-2 transition-colors duration-(--quick) hover:border-ink focus-visible:rounded-control ' +
  'focus:border-jacaranda focus:outline-3 focus:-outline-offset-2 focus:outline-jacaranda ' +
  'disabled:bg-sand disabled:text-ink-2 disabled:hover:border-edge ' +
  'aria-invalid:border-2 aria-invalid:border-brick aria-invalid:bg-brick-tint';

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
      <label htmlFor={id} className="mb-2.5 block w-fit font-[650] text-[17px] leading-tight">
        {label} {optional && <span className="font-normal text-ink-2">(optional)</span>}
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
