import { PencilLine, Phone } from 'lucide';
import { useState } from 'react';
import { company } from '../../content/company.ts';
import { offersVideoSurvey } from '../../content/video-survey.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { PHASES, type Phase } from '../../domain/move/phases.ts';
import { untilConfirmedAgain } from '../../domain/move/still-confirmed.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { isDayAhead } from '../../domain/your-move/moving-day.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DashList } from '../ui/DashList.tsx';
import { Handover } from '../ui/Handover.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { AskForCall } from './AskForCall.tsx';
import { CancelMove } from './CancelMove.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { DataRow } from './DataRow.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { MOVE_NEWS } from './move-news.ts';
import { NewLink } from './NewLink.tsx';
import { ReportDamage } from './ReportDamage.tsx';

interface YourDataProps {
  linkKey: string;
  move: YourMove;
  changing: boolean;
  onChanging: (changing: boolean) => void;
  /** How often a button elsewhere has asked to cancel. */
  cancelling: number;
  onDeleted: () => void;
  /** Called when the new link is on its way by email. */
  onMailed: () => void;
}

/** The visitor's actions on the stored request: change it, be called, delete it. */
export function YourData({ linkKey, move, ...props }: YourDataProps) {
  const { changing, onChanging, cancelling, onDeleted, onMailed } = props;
  const [changes, setChanges] = useState<readonly string[] | 'unsure'>();
  const close = (changed: readonly string[] | undefined) => {
    setChanges(changed ?? 'unsure');
    onChanging(false);
  };
  const { receivedAt, changedAt, keptUntil, phase, may } = move;
  const isOver = OVER_PHASES.includes(phase);
  const canShow = offersVideoSurvey && PHASES[phase].move === 'asked';
  const phoneInstead = may.includes('cancelled') ? undefined : PHONE_INSTEAD[phase];
  return (
    <section className="mt-14 print:hidden" aria-labelledby="your-data">
      <h2 id="your-data" className="heading-3 text-h3">
        Your data
      </h2>
      <p className="mt-3 text-ink-2">
        {`This sheet shows what we have of your request, sent on ${dayOf(receivedAt)}${changedAt ? `, last changed on ${dayOf(changedAt)}` : ''}. We delete it automatically at the latest on ${moveDateInWords(keptUntil)}.`}
      </p>
      {move.contactAsked.length > 0 && (
        <div className="mt-5 rounded-tile bg-jacaranda-tint px-6 py-4.5">
          <p>You asked for this. We’ll phone you first, and until then write to the old one:</p>
          <DashList items={move.contactAsked.map(changeInWords)} className="font-semibold" />
        </div>
      )}
      <Handover of={changing ? 'form' : 'rows'}>
        {changing ? (
          <ChangeForm linkKey={linkKey} move={move} onClose={close} />
        ) : (
          <>
            <div
              ref={changes ? takeFocus : null}
              tabIndex={-1}
              role="status"
              className="scroll-mt-32"
            >
              {changes && (
                <div className="mt-5 rounded-tile bg-jacaranda-tint px-6 py-4.5">
                  <p>
                    {changes === 'unsure'
                      ? UNSURE
                      : changes.length > 0
                        ? MOVE_NEWS.saved
                        : MOVE_NEWS.unchanged}
                  </p>
                  {changes !== 'unsure' && changes.length > 0 && (
                    <>
                      <DashList items={changes} className="font-semibold" />
                      {phase === 'changed' && <p>{untilConfirmedAgain(move.visits)}</p>}
                    </>
                  )}
                </div>
              )}
            </div>
            <div className="mt-6">
              {phase !== 'paid' && <ReportDamage linkKey={linkKey} move={move} />}
              <DataRow icon={PencilLine} {...(isOver ? OVER : canShow ? SHOW : AHEAD)}>
                <Button kind="second" onClick={() => onChanging(true)}>
                  {MOVE_LABELS.change}
                </Button>
              </DataRow>
              {phase !== 'refused' && <AskForCall linkKey={linkKey} move={move} />}
              {phoneInstead && (
                <DataRow icon={Phone} {...phoneInstead}>
                  <ButtonLink kind="second" href={company.phone.link}>
                    {`Call ${company.phone.display}`}
                  </ButtonLink>
                </DataRow>
              )}
              {may.includes('cancelled') && (
                <CancelMove
                  key={cancelling}
                  linkKey={linkKey}
                  isAhead={isDayAhead(move, localDay(new Date()))}
                  asks={cancelling > 0}
                />
              )}
              <NewLink linkKey={linkKey} move={move} onMailed={onMailed} />
              <DeleteRequest linkKey={linkKey} move={move} onDeleted={onDeleted} />
            </div>
          </>
        )}
      </Handover>
    </section>
  );
}

const UNSURE =
  'We’re not sure whether your change reached us. Load the page again to see what we have.';

const OVER_PHASES: readonly Phase[] = ['moved', 'owing', 'paid', 'refused'];

const TODAY = {
  heading: 'Can’t move today?',
  text: 'It’s the day of the move: phone us at once, before the truck leaves.',
};

/** Replaces cancelling once the day has come. */
const PHONE_INSTEAD: Partial<Record<Phase, typeof TODAY>> = {
  agreed: TODAY,
  changed: TODAY,
  booked: TODAY,
  overdue: {
    heading: 'Did nobody come?',
    text: 'Phone us, and we’ll look for another day together.',
  },
};

const AHEAD = {
  heading: 'Has something changed?',
  text: 'A date, an address, one more cupboard? Change it here, and we’ll see it.',
};
const SHOW = {
  ...AHEAD,
  text: 'A date, an address, one more cupboard? You can ask for a video survey here too.',
};
const OVER = {
  heading: 'Anything to correct?',
  text: 'You can still correct what we have about you.',
};

/** A time in UTC as the day in South Africa. */
function dayOf(time: string): string {
  return moveDateInWords(localDay(new Date(time)));
}
