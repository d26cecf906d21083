import './desk-sheet.css';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { teamName } from '../by-key/on-team-device.ts';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { DeskCard, goToStatus } from './DeskCard.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { type DeskForm, readDrafts } from './desk-draft.ts';
import { FormPanel } from './FormPanel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { type Naming, TeamName } from './TeamName.tsx';
import { type NewAction, useDeskActions } from './use-desk-actions.ts';

interface DeskSheetProps {
  deskKey: string;
  desk: DeskView;
  query: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt' | 'refetch'>;
}

/** The name that its field shows, which a browser may have filled in without an event; undefined if it is not asked for. */
function shownName(): string | undefined {
  const field = document.getElementById('desk-name');
  return field instanceof HTMLInputElement ? field.value : undefined;
}

/** One request or message: its state and what to do next, then what happened and what it says. */
export function DeskSheet({ deskKey, desk, query }: DeskSheetProps) {
  const { reference, last } = desk;
  const [by, setBy] = useState(() => teamName.read() ?? '');
  const [naming, setNaming] = useState<Naming>(by === '' ? 'asked' : 'known');
  const { act, forget, actions } = useDeskActions(deskKey);
  const isOnItsWay = (kind: DeskForm) =>
    actions.some((each) => each.kind === kind && each.isPending);
  const [form, setForm] = useState(
    () => readDrafts(deskKey).find((draft) => !isOnItsWay(draft.form))?.form,
  );
  // An answer may come when another form is open, or another request is shown: then there is none.
  const shown = useRef<{ form: DeskForm | undefined }>(null);
  useEffect(() => {
    shown.current = { form };
    return () => {
      shown.current = null;
    };
  }, [form]);

  const actAs = async (action: NewAction, { after = last, key = newIdempotencyKey() } = {}) => {
    const name = (shownName() ?? by).trim();
    setNaming(name === '' ? 'missing' : 'known');
    if (name === '') {
      document.getElementById('desk-name')?.focus();
      return undefined;
    }
    setBy(name);
    teamName.write(name);
    const named = { ...action, by: name, after } as DeskAction; // with what all actions have
    const outcome = await act(named, key);
    if (outcome?.kind !== 'stored' || !shown.current) return outcome;
    const isOpen = shown.current.form === action.kind;
    if (isOpen) setForm(undefined);
    // Not from under the fingers of somebody who is typing in another form.
    if (isOpen || !document.activeElement?.matches('input, textarea')) goToStatus();
    return outcome;
  };

  const close = (closed: DeskForm) => {
    setForm(undefined);
    forget(closed);
    goToStatus();
  };

  useTitlePrefix(`${desk.name}, ${reference} | `);

  return (
    <div className="desk-sheet mx-auto grid max-w-160 lg:max-w-none">
      <div className="min-w-0">
        <DeskCard desk={desk} query={query}>
          <TeamName name={by} naming={naming} onName={setBy} onAsk={() => setNaming('asked')} />
          <NextSteps desk={desk} by={by.trim()} open={form} onOpen={setForm} onAct={actAs} />
        </DeskCard>
        <ActionStatus actions={actions.filter(({ kind }) => kind !== form)} desk={desk} />
        {form && (
          <FormPanel
            key={form}
            form={form}
            deskKey={deskKey}
            desk={desk}
            onAct={actAs}
            isOnItsWay={isOnItsWay(form)}
            onClose={() => close(form)}
          >
            <ActionStatus actions={actions.filter(({ kind }) => kind === form)} desk={desk} />
          </FormPanel>
        )}
      </div>
      <DeskFacts deskKey={deskKey} desk={desk} />
    </div>
  );
}
