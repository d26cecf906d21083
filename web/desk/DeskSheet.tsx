import './desk-sheet.css';
import { useEffect, useRef, useState } from 'react';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { nameProblem } from '../../domain/team/team-name.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { teamName } from '../by-key/on-team-device.ts';
import { useUntilFocused } from '../ui/Handover.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import { DeskHead, goToStatus } from './DeskHead.tsx';
import { DeskHistory } from './DeskHistory.tsx';
import { type DeskForm, formsBegun, isForm } from './desk-draft.ts';
import { FormPanel } from './FormPanel.tsx';
import { JobSheet } from './JobSheet.tsx';
import { MakeRequest } from './MakeRequest.tsx';
import { NewContact } from './NewContact.tsx';
import { nextSteps, type TeamStep } from './next-steps.ts';
import { NextStep, OtherSteps } from './Steps.tsx';
import { storeAndChat } from './store-and-chat.ts';
import { TeamName } from './TeamName.tsx';
import { type NewAction, useDeskActions } from './use-desk-actions.ts';

interface DeskSheetProps {
  deskKey: string;
  desk: DeskView;
}

/** The name that its field shows, which a browser may have filled in without an event; undefined if it is not asked for. */
function shownName(): string | undefined {
  const field = document.getElementById('desk-name');
  return field instanceof HTMLInputElement ? field.value : undefined;
}

/** One request or message: whose it is, its state, the job, what to do next, then what it says and what happened. */
export function DeskSheet({ deskKey, desk }: DeskSheetProps) {
  const { reference, last } = desk;
  const [by, setBy] = useState(() => teamName.read() ?? '');
  const [isNameAsked, setNameAsked] = useState(false);
  const { act, forget, actions } = useDeskActions(deskKey);
  const isOnItsWay = (kind: DeskForm) =>
    actions.some((each) => each.kind === kind && each.isPending);
  const [form, setForm] = useState(() => formsBegun(deskKey).find((begun) => !isOnItsWay(begun)));
  // An answer may come when another form is open, or another request is shown: then there is none.
  const shown = useRef<{ form: DeskForm | undefined }>(null);
  useEffect(() => {
    shown.current = { form };
    return () => {
      shown.current = null;
    };
  }, [form]);

  const actAs = async (action: NewAction, { after = last, key = newIdempotencyKey() } = {}) => {
    const name = (shownName() || by || teamName.read() || '').trim();
    if (name !== '' && nameProblem(name) !== '') {
      setBy(name);
      setNameAsked(true);
      document.getElementById('desk-name')?.focus();
      return undefined;
    }
    setNameAsked(false);
    setBy(name);
    if (name !== '') teamName.write(name);
    // Without one it is whoever signed in the device.
    const named = { ...action, ...(name && { by: name }), after } as DeskAction; // with what all actions have
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

  // No name: the browser's history keeps it.
  useTitlePrefix(`${reference} | `);

  // The pressed button stays until the form has taken the focus.
  const openBefore = useUntilFocused(form);
  const { main, others } = nextSteps(desk, by.trim(), openBefore);
  const take = ({ action, act }: TeamStep) => {
    if (act?.kind === 'quoted' && act.via === 'whatsapp') storeAndChat(() => actAs(act), deskKey);
    else if (act) actAs(act);
    else if (isForm(action)) setForm(action);
  };
  const whoActs = (
    <TeamName name={by} isAsked={isNameAsked} onName={setBy} onAsk={() => setNameAsked(true)} />
  );

  return (
    <div
      className={`desk-sheet max-w-180 lg:max-w-none ${form === 'quoted' ? 'desk-writing' : ''}`}
    >
      <DeskHead desk={desk}>
        <NewContact desk={desk} onAct={actAs} />
        <NextStep deskKey={deskKey} step={main} onTake={take} />
        <MakeRequest deskKey={deskKey} desk={desk} />
        <ActionStatus actions={actions.filter(({ kind }) => kind !== form)} desk={desk} />
      </DeskHead>
      {desk.move ? (
        <JobSheet job={desk.move} sameDay={desk.sameDay} />
      ) : (
        <DeskFacts deskKey={deskKey} desk={desk} className="team-paper job-sheet self-start" />
      )}
      <section className="desk-acts" aria-label="What you can do">
        <OtherSteps deskKey={deskKey} desk={desk} steps={others} onTake={take} />
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
        {whoActs}
      </section>
      {desk.move && <DeskFacts deskKey={deskKey} desk={desk} />}
      <DeskHistory history={desk.history} />
    </div>
  );
}
