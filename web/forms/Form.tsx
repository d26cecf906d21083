import {
  type ComponentProps,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { FormContext } from '../ui/form-around.ts';
import type { FormState } from '../ui/form-state.ts';
import { Locked } from '../ui/locked.ts';

interface FormProps<Values extends object, Content>
  extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: FormState<Values, Content>;
  /** Whether it is on its way. */
  sending: boolean;
  onSubmit: () => void;
}

/** Every form of the site. What its page shows is what counts, and while it is on its way nothing in it can be changed:
 *  what was typed then would be neither sent nor kept. */
export function Form<Values extends object, Content>({
  form,
  sending,
  onSubmit,
  ...page
}: FormProps<Values, Content>) {
  const element = useRef<HTMLFormElement>(null);
  const changes = useSyncExternalStore(
    form.subscribe,
    () => form.changes,
    () => 0,
  );
  // Before the caret is given back on a page that React draws again, and before anybody can type.
  useLayoutEffect(() => (element.current ? form.follow(element.current) : undefined), [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useLayoutEffect(form.settle, [form, changes]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter also arrives here while the button is disabled: each intention sends one form.
    if (!sending) onSubmit();
  };

  return (
    // Its controls know the answers by their names.
    <FormContext value={form as unknown as FormState<object>}>
      <Locked value={sending}>
        <form noValidate {...page} ref={element} onSubmit={submit} />
      </Locked>
    </FormContext>
  );
}
