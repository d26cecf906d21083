import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { tryAgain } from '../api/idempotency-key.ts';
import { useFormValues } from '../forms/use-form-values.ts';
import {
  draftOf,
  forgetDraft,
  keepDraft,
  openDraft,
  type ShortForm,
  type Typed,
} from './desk-draft.ts';
import { type FormContent, formResolver, initialValues } from './form-values.ts';
import { keepPapers, lastPapers } from './last-papers.ts';
import type { ActionOutcome, NewAction } from './use-desk-actions.ts';

interface Attempt {
  /** The last event that its author knew. */
  readonly after: number;
  /** Identifies the action. */
  readonly key: string;
}

export interface PanelProps {
  deskKey: string;
  desk: DeskView;
  /** Whether its latest press has no answer yet. */
  isOnItsWay: boolean;
  onAct: (action: NewAction, attempt: Attempt) => Promise<ActionOutcome | undefined>;
  onClose: () => void;
}

/** What the fields of a form are made from. */
export interface FieldsProps extends Pick<PanelProps, 'deskKey' | 'desk'> {
  form: ReturnType<typeof useDeskForm>;
}

/** A form of the desk, whose input outlives a reload, Back and the phone's memory until the server has it. */
export function useDeskForm<Form extends ShortForm>(
  form: Form,
  { deskKey, desk, isOnItsWay, onAct, onClose }: PanelProps,
) {
  const { last } = desk;
  const [kept] = useState(() => openDraft(deskKey, form));
  const [begunAt, setBegunAt] = useState(kept?.begunAt ?? last);
  const fields = useForm<Typed, unknown, FormContent[Form]>({
    // A form that was begun before an update may lack a field.
    defaultValues: { ...initialValues(form, desk, lastPapers.read()), ...kept?.values },
    resolver: formResolver(form),
  });
  const { errors } = fields.formState;

  useFormValues(fields, (values) => {
    const { lastTry } = draftOf(deskKey, form) ?? {};
    keepDraft(deskKey, { form, begunAt, values, lastTry });
  });

  /** @returns what became of it; the desk closes the form once it is stored */
  const store = async (action: NewAction) => {
    if (isOnItsWay) return undefined;
    const lastTry = tryAgain(action, draftOf(deskKey, form)?.lastTry);
    keepDraft(deskKey, { form, begunAt, values: fields.getValues(), lastTry });
    const outcome = await onAct(action, { after: begunAt, key: lastTry.key });
    if (outcome?.kind === 'stored') forgetDraft(deskKey, form);
    if (outcome?.kind === 'stored' && action.kind === 'confirmed') keepPapers(action);
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
    error: errors[name]?.message,
    ...fields.register(name),
  });

  /** Stores the form as it is. */
  const submit = fields.handleSubmit(
    // The form's own content, and whether they know.
    (content) => store({ kind: form, ...content, ...toldIn(fields.getValues()) } as NewAction),
  );

  const discard = () => {
    forgetDraft(deskKey, form);
    onClose();
  };

  const isBegun = kept !== undefined || fields.formState.isDirty;
  const isPossible = desk.may[form];
  // Every form is watched as it is typed.
  const control = fields.control as Control<Typed>;
  return {
    fields,
    control,
    field,
    store,
    submit,
    discard,
    begunAt,
    isBegun,
    isOnItsWay,
    isPossible,
  };
}

/** What TheyKnow says; the form itself does not store it. */
function toldIn({ toldBy }: Typed) {
  return toldBy ? { toldBy } : {};
}
