import { type ComponentProps, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Locked } from '../ui/locked.ts';
import { takeShownValues } from './shown-values.ts';

interface FormProps<Values extends FieldValues, Content>
  extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: UseFormReturn<Values, unknown, Content>;
  /** Whether it is on its way. */
  sending: boolean;
  onSubmit: () => void;
}

/** Every form of the site. What its fields show is what counts, and while it is on its way nothing in it can be changed:
 *  what was typed then would be neither sent nor kept. */
export function Form<Values extends FieldValues, Content>({
  form,
  sending,
  onSubmit,
  ...page
}: FormProps<Values, Content>) {
  const element = useRef<HTMLFormElement>(null);
  const takeOver = () => {
    if (element.current) takeShownValues(element.current, form);
  };
  const leave = useEffectEvent(takeOver);
  useEffect(() => {
    const leaving = () => leave();
    window.addEventListener('pagehide', leaving);
    document.addEventListener('visibilitychange', leaving);
    return () => {
      window.removeEventListener('pagehide', leaving);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter also arrives here while the button is disabled: each intention sends one form.
    if (sending) return;
    takeOver();
    onSubmit();
  };

  return (
    <Locked value={sending}>
      {/* On the way down: React Hook Form would take a value over and tell nobody. */}
      <form noValidate {...page} ref={element} onBlurCapture={takeOver} onSubmit={submit} />
    </Locked>
  );
}
