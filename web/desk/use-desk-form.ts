import { useState } from 'react';
import { tryAgain } from '../api/idempotency-key.ts';
import { useForm } from '../forms/use-form.ts';
import { useIsBegun } from '../ui/form-around.ts';
import { draftOf, forgetDraft, keepDraft, openDraft, type ShortForm } from './desk-draft.ts';
import type { FieldsProps } from './desk-field.ts';
import { checkOf, initialValues } from './form-values.ts';
import { keepPapers, lastPapers } from './last-papers.ts';
import type { ActionOutcome, NewAction } from './use-desk-actions.ts';

interface Attempt {
  /** The last event that its author knew. */
  readonly after: number;
  /** Identifies the action. */
  readonly key: string;
}

export interface PanelProps extends FieldsProps {
  /** Whether its latest press has no answer yet. */
  isOnItsWay: boolean;
  onAct: (action: NewAction, attempt: Attempt) => Promise<ActionOutcome | undefined>;
  onClose: () => void;
}

export type DeskFormApi = ReturnType<typeof useDeskForm>;

/** A form of the desk, whose input outlives a reload, Back and the phone's memory until the server has it. */
export function useDeskForm<Form extends ShortForm>(
  form: Form,
  { deskKey, desk, isOnItsWay, onAct, onClose }: PanelProps,
) {
  const { last } = desk;
  const [kept] = useState(() => openDraft(deskKey, form));
  const [begunAt, setBegunAt] = useState(kept?.begunAt ?? last);
  // A form that was begun before an update may lack a field.
  const first = { ...initialValues(form, desk, lastPapers.read()), ...kept?.values };
  const state = useForm('desk', first, checkOf(form), (values) => {
    const { lastTry } = draftOf(deskKey, form) ?? {};
    keepDraft(deskKey, { form, begunAt, values, lastTry });
  });

  /** @returns what became of it; the desk closes the form once it is stored */
  const store = async (action: NewAction) => {
    if (isOnItsWay) return undefined;
    const lastTry = tryAgain(action, draftOf(deskKey, form)?.lastTry);
    keepDraft(deskKey, { form, begunAt, values: state.values, lastTry });
    const outcome = await onAct(action, { after: begunAt, key: lastTry.key });
    if (outcome?.kind === 'stored') forgetDraft(deskKey, form);
    if (outcome?.kind === 'stored' && action.kind === 'confirmed') keepPapers(action);
    if (outcome?.kind === 'conflict' && outcome.desk) {
      const { last: begunAt } = outcome.desk;
      setBegunAt(begunAt);
      keepDraft(deskKey, { form, begunAt, values: state.values });
    }
    const problems = outcome?.problems.map(({ field, message }) => [field, message]) ?? [];
    if (problems.length > 0) state.showErrors(Object.fromEntries(problems));
    return outcome;
  };

  /** Stores the form as it is. */
  const submit = () => {
    const content = state.submit();
    if (content) store({ kind: form, ...content } as NewAction); // of this kind
  };

  const discard = () => {
    forgetDraft(deskKey, form);
    onClose();
  };

  const isBegun = useIsBegun(state) || kept !== undefined;
  const isPossible = desk.may[form];
  return { state, store, submit, discard, begunAt, isBegun, isOnItsWay, isPossible };
}
