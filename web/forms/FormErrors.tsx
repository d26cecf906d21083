import { useEffect, useRef, useSyncExternalStore } from 'react';
import { errorTitle } from '../../domain/error-title.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { useErrors, useFormAround } from '../ui/form-around.ts';

/** The list of what is wrong, from a failed try until the next one. It takes the focus once, and follows the page after that.
 *  @param props.of its controls, in their order */
export function FormErrors({ of: names }: { of: readonly string[] }) {
  const form = useFormAround();
  const errors = useErrors(form);
  const isListed = useSyncExternalStore(
    form.subscribe,
    () => form.isListed,
    () => false,
  );
  const summary = useRef<HTMLElement>(null);
  useEffect(() => form.addList(), [form]);
  // After each render: the first wrong answer may be in another step, whose list comes with it.
  useEffect(() => {
    if (summary.current && form.listTakesFocus()) summary.current.focus();
  });
  const items = names.flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `${form.id}-${name}`, message }] : [];
  });
  if (!isListed || items.length === 0) return null;
  return <ErrorSummary ref={summary} title={errorTitle(items.length)} items={items} />;
}
