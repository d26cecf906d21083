import { CircleAlert } from 'lucide';
import { Icon } from './Icon.tsx';
import './field.css';
import type { Elements } from './elements.ts';

export interface FieldProps {
  label: string;
  /** At the other end of the label's line: a tick that takes the place of what is typed. */
  aside?: Elements | undefined;
  /** Shows "(optional)" next to the label; every other field is required. */
  optional?: boolean | undefined;
  /** Help with typing, shown under the control and read out with it. */
  hint?: string | undefined;
  /** The error and its remedy, shown under the control and read out with it. */
  error?: string | undefined;
}

/** The attributes that mark a text control as required or wrong for assistive technology. */
export function controlAria(
  id: string,
  { error, hint, optional }: Omit<FieldProps, 'label' | 'aside'>,
) {
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
    'aria-required': optional ? undefined : true,
  } as const;
}

/** A label above a control and its message below. */
export function Field({
  id,
  label,
  aside,
  optional,
  hint,
  error,
  children,
}: FieldProps & { id: string; children: Elements }) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2 md:mb-2.5">
        <label htmlFor={id} className="block w-fit font-semibold leading-tight">
          <span>{label}</span>
          {optional && <span className="font-normal text-ink-2"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-2.5 text-ink-2 text-small leading-snug">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}

/** The error of one control. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className="mt-2.5 flex items-start gap-2 font-medium text-brick leading-snug">
      <Icon drawing={CircleAlert} size={19} className="mt-px shrink-0" />
      <span>{message}</span>
    </p>
  );
}
