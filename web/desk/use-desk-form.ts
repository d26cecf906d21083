import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { type DeskForm, forgetDraft, keepDraft, readDrafts, type Typed } from './desk-draft.ts';
import { type FormContent, formResolver, initialValues } from './form-values.ts';
import type { ActionOutcome, Deed } from './use-desk-actions.ts';
import { useIsShown } from './use-is-shown.ts';

export interface PanelProps {
  deskKey: string;
  desk: DeskView;
  /** @param after the last event that its author knew
   *  @returns undefined as long as nobody is named */
  onAct: (deed: Deed, after: number) => Promise<ActionOutcome | undefined>;
  onClose: () => void;
}

/** A form of the desk, whose input outlives a reload, Back and the phone's memory until the server has it. */
export function useDeskForm<Form extends DeskForm>(
  form: Form,
  { deskKey, desk, onAct, onClose }: PanelProps,
) {
  const { last } = desk;
  const [kept] = useState(() => readDrafts(deskKey).find((draft) => draft.form === form));
  const [begunAt, setBegunAt] = useState(kept?.begunAt ?? last);
  const fields = useForm<Typed, unknown, FormContent[Form]>({
    defaultValues: kept?.values ?? initialValues(form, desk),
    resolver: formResolver(form),
  });
  const { errors } = fields.formState;
  const isShown = useIsShown();

  useEffect(
    () =>
      fields.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(deskKey, { form, begunAt, values }),
      }),
    [fields, form, deskKey, begunAt],
  );

  /** Closes the form once it is stored as it is.
   *  @returns what became of it */
  const store = async (deed: Deed) => {
    const typed = () => JSON.stringify(fields.getValues());
    const sent = typed();
    const outcome = await onAct(deed, begunAt);
    if (outcome?.kind === 'stored' && typed() === sent) discard();
    if (outcome?.kind === 'conflict' && outcome.desk) {
      const { last: begunAt } = outcome.desk;
      setBegunAt(begunAt);
      keepDraft(deskKey, { form, begunAt, values: fields.getValues() });
    }
    for (const { field, message } of outcome?.problems ?? []) fields.setError(field, { message });
    return outcome;
  };

  const field = (name: string) => ({
    id: `desk-${name}`,
    error: messageOf(errors, name),
    ...fields.register(name),
  });

  /** Stores the form as it is. */
  const submit = fields.handleSubmit(
    (content) => store({ kind: form, ...content } as Deed), // the form's own content
  );

  const discard = () => {
    forgetDraft(deskKey, form);
    // Another form or another request may be shown by now.
    if (isShown.current) onClose();
  };

  return { fields, field, store, submit, discard, begunAt };
}

/** A field of several lines has its message at one of them. */
function messageOf(errors: FieldErrors<Typed>, name: string): string | undefined {
  return [errors[name]].flat().find(Boolean)?.message;
}
