import './desk-sheet.css';
import { useEffect, useRef, useState } from 'react';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { DeskCard } from './DeskCard.tsx';
import { DeskHistory } from './DeskHistory.tsx';
import { DeskParts } from './DeskParts.tsx';
import { type DeskForm, readDraft } from './desk-draft.ts';
import { FormPanel } from './FormPanel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { TeamName } from './TeamName.tsx';
import { keepTeamName, readTeamName } from './team-name.ts';
import { type Deed, useDeskActions } from './use-desk-actions.ts';

interface DeskSheetProps {
  deskKey: string;
  desk: DeskView;
  /** When it was last fetched, if it could not be fetched again since. */
  asOf: Date | undefined;
  onRefetch: () => void;
}

/** One request or message on one screen: who it is, the current state, what to do next; then what happened, and
 *  what it says. */
export function DeskSheet({ deskKey, desk, asOf, onRefetch }: DeskSheetProps) {
  const { reference, last } = desk;
  const [by, setBy] = useState(readTeamName);
  const [isKnown, setKnown] = useState(by !== '');
  const [isNameMissing, setNameMissing] = useState(false);
  const [form, setForm] = useState<DeskForm | undefined>(() => readDraft(reference)?.form);
  const { act, ...actions } = useDeskActions(deskKey);
  const status = useRef<HTMLDivElement>(null);

  /** The button that was pressed may be gone: the focus goes to the current state. */
  const toStatus = () => status.current?.focus();

  /** @param after the last event that its author knew
   *  @returns undefined as long as nobody is named */
  const actAs = async (deed: Deed, after = last) => {
    const name = by.trim();
    setNameMissing(name === '');
    if (name === '') {
      document.getElementById('desk-name')?.focus();
      return undefined;
    }
    keepTeamName(name);
    setKnown(true);
    const outcome = await act({ ...deed, by: name, after } as DeskAction); // a deed with what all have
    if (outcome.kind === 'stored') toStatus();
    return outcome;
  };

  const close = () => {
    setForm(undefined);
    toStatus();
  };

  useEffect(() => {
    document.title = `${desk.name}, ${reference} | Desk`;
  }, [desk.name, reference]);

  return (
    <div className="desk-sheet">
      <div className="min-w-0">
        <DeskCard desk={desk} asOf={asOf} onRefetch={onRefetch} statusRef={status}>
          <TeamName name={by} isKnown={isKnown} isMissing={isNameMissing} onName={setBy} />
          <NextSteps
            desk={desk}
            by={by.trim()}
            open={form}
            onOpen={setForm}
            onAct={actAs}
            onGone={toStatus}
          />
        </DeskCard>
        <ActionStatus {...actions} last={last} />
        {form && (
          <FormPanel
            key={form}
            form={form}
            deskKey={deskKey}
            desk={desk}
            onAct={actAs}
            onClose={close}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard. */}
      <section className="desk-facts min-w-0" aria-label="History and request" tabIndex={0}>
        <DeskHistory history={desk.history} />
        <DeskParts desk={desk} />
      </section>
    </div>
  );
}
