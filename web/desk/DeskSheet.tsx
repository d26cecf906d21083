import { useState } from 'react';
import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { DeskHistory } from './DeskHistory.tsx';
import { DeskParts } from './DeskParts.tsx';
import { DeskStatus } from './DeskStatus.tsx';
import { DoneByPhone } from './DoneByPhone.tsx';
import { NotForUs } from './NotForUs.tsx';
import { Outcome } from './Outcome.tsx';
import { QuoteWriter } from './QuoteWriter.tsx';
import { TakeIt } from './TakeIt.tsx';
import { keepTeamName, readTeamName } from './team-name.ts';
import { usePresses } from './use-presses.ts';
import { Ways } from './Ways.tsx';

type WithoutCommon<P> = P extends DeskAction ? Omit<P, 'by' | 'after'> : never;

interface DeskSheetProps {
  deskKey: string;
  desk: DeskView;
}

/** One request or message: who has it, how to reach the visitor, what it says, and what was done. */
export function DeskSheet({ deskKey, desk }: DeskSheetProps) {
  const { reference, name, kind, history } = desk;
  const { press, ...presses } = usePresses(deskKey, reference);
  const [by, setBy] = useState(readTeamName);
  const [nameMissing, setNameMissing] = useState(false);

  /** Asks for the name first, once on each device. */
  const act = (pressed: WithoutCommon<DeskAction>, after = desk.last): boolean => {
    const typed = by.trim();
    setNameMissing(typed === '');
    if (typed === '') {
      document.getElementById('desk-name')?.focus();
      return false;
    }
    keepTeamName(typed);
    const common = { by: typed, after };
    press({ ...pressed, ...common } as DeskAction); // a press and its two common fields
    return true;
  };

  return (
    <div className="desk-column">
      <p className="text-ink-2 text-small">
        {kind === 'request' ? 'Quote request' : 'Message'} {reference}
      </p>
      <h1 className="heading-2 desk-name wrap-anywhere">{name}</h1>
      <p className="mt-2 text-ink-2 text-small">Received {history[0]?.when}</p>
      {desk.notice && <p className="desk-notice mt-4">{desk.notice}</p>}
      <DeskStatus desk={desk} />
      <TakeIt
        desk={desk}
        name={by}
        onName={setBy}
        nameMissing={nameMissing}
        onTake={() => act({ kind: 'taken' })}
      />
      <Ways links={desk.links} stand={desk.holder !== null} />
      <DeskParts desk={desk} />
      <QuoteWriter
        desk={desk}
        busy={presses.waiting.length > 0}
        onSend={(quote, via, after) => act({ kind: 'quoted', via, ...quote }, after)}
      />
      <DeskHistory history={history} />
      <section className="desk-part" aria-labelledby="desk-done">
        <h2 id="desk-done" className="heading-3">
          Answered another way?
        </h2>
        <DoneByPhone onDone={(said) => act({ kind: 'phoned', said })} />
        <NotForUs desk={desk} onRefuse={() => act({ kind: 'refused' })} />
      </section>
      <Outcome {...presses} />
    </div>
  );
}
