import { useState } from 'react';
import { useForm } from '../forms/use-form.ts';
import { useIsBegun } from '../ui/form-around.ts';
import { keptDeskForm, type ShortForm } from './desk-draft.ts';
import type { FieldsProps } from './desk-field.ts';
import { checkOf, initialValues, withVisits } from './form-values.ts';
import { keepPapers } from './last-papers.ts';
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
  const draft = keptDeskForm(deskKey, form);
  const [kept] = useState(draft.open);
  const [begunAt, setBegunAt] = useState(kept?.begunAt ?? last);
  // A form that was begun before an update may lack a field.
  const first = { ...initialValues(form, desk), ...withVisits(form, kept?.values ?? {}) };
  const state = useForm('desk', first, checkOf(form, desk.gates), (values) =>
    draft.keep({ begunAt, values }),
  );

  /** @returns what became of it; the desk closes the form once it is stored */
  const store = async (action: NewAction) => {
    if (isOnItsWay) return undefined;
    const { values } = state;
    // After a conflict it is another try.
    const key = draft.keyFor({ ...action, after: begunAt }, { begunAt, values });
    const outcome = await onAct(action, { after: begunAt, key });
    if (outcome?.kind === 'stored') draft.forget();
    if (outcome?.kind === 'stored' && action.kind === 'confirmed') {
      for (const visit of action.visits) keepPapers(visit);
    }
    if (outcome?.kind === 'conflict' && outcome.desk) {
      const { last: begunAt } = outcome.desk;
      setBegunAt(begunAt);
      draft.keep({ begunAt, values: state.values });
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
    draft.forget();
    onClose();
  };

  const isBegun = useIsBegun(state) || kept !== undefined;
  const isPossible = desk.may[form];
  return { state, store, submit, discard, begunAt, isBegun, isOnItsWay, isPossible };
}
