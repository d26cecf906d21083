import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { advice } from '../../domain/advice.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { doorsOf, requestAtVisit } from '../../domain/quote/request-at-visit.ts';
import { moveSheet } from '../../domain/request/move-sheet.ts';
import { gateNotices } from '../../domain/your-move/gate-notices.ts';
import { hasPlan } from '../../domain/your-move/move-plan.ts';
import { firstButton, isDayAhead, isOff, pageHeading } from '../../domain/your-move/moving-day.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { NotSince } from '../by-key/NotSince.tsx';
import { fieldId } from '../quote/quote-form-api.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { AfterMove } from './AfterMove.tsx';
import { BoxLabels } from './BoxLabels.tsx';
import { goToChangeForm } from './ChangeForm.tsx';
import { EstateNotice } from './EstateNotice.tsx';
import { Homecoming } from './Homecoming.tsx';
import { changeDraft, forgetDrafts } from './link-drafts.ts';
import { MoveRoad } from './MoveRoad.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { PageColumns } from './PageColumns.tsx';
import { PlanOnPaper } from './PlanOnPaper.tsx';
import { SheetActions } from './SheetActions.tsx';
import { TellThem } from './TellThem.tsx';
import { TheQuote } from './TheQuote.tsx';
import { tickedTasks } from './ticked-tasks.ts';
import { whereabouts } from './whereabouts.ts';
import { YourData } from './YourData.tsx';

interface StoredMoveProps {
  linkKey: string;
  move: YourMove;
  query: ComponentProps<typeof NotSince>['query'];
  onDeleted: () => void;
  onMailed: () => void;
}

/** The road, the paper, the sheet, and the actions on the stored request. */
export function StoredMove({ linkKey, move, query, onDeleted, onMailed }: StoredMoveProps) {
  const [changing, setChanging] = useState(() => changeDraft(linkKey).draft() !== undefined);
  const [cancelling, setCancelling] = useState(0);
  const { request, reference, moveDay, phase, readKey } = move;
  const { road, move: course } = PHASES[phase];
  // No name and no street: the browser's history keeps it, and paper has it at its edge.
  useTitlePrefix(`${reference} | `);
  const today = localDay(new Date());
  const isAhead = isDayAhead(move, today);
  // Only while it says something has anybody a use for it.
  const planKey = hasPlan(move, today) ? readKey : null;
  // Of a job under way the next visit may be at a store.
  const next = phase === 'under-way' && move.visits.find(({ isOver }) => !isOver);
  const sheet = moveSheet(next ? requestAtVisit(request, next) : request, {
    moveDate: moveDay.day,
    today,
    ...(next && { doors: doorsOf(request, next) }),
    asks: isOff(phase) || course === 'over' ? 'nothing' : course === 'asked' ? 'all' : 'crew',
    onAdviceFailure: reportError,
  });
  const notices = (isAhead && advice(() => gateNotices(move), reportError)) || [];
  const forms = {
    change: () => {
      setChanging(true);
      goToChangeForm();
    },
    cancel: () => {
      setChanging(false);
      setCancelling((presses) => presses + 1);
    },
    correctEmail: () => {
      flushSync(() => setChanging(true));
      document.getElementById(fieldId('email'))?.focus();
    },
  };
  const deleted = () => {
    forgetDrafts(linkKey);
    followSentQuote(linkKey, undefined);
    tickedTasks(reference).forget();
    onDeleted();
  };
  const heading = pageHeading(move, today);
  const isHome = phase === 'paid';
  return (
    <>
      {isHome && <Homecoming heading={heading} toAddress={request.toAddress} />}
      <PageColumns
        heading={isHome ? '' : heading}
        paper={
          <>
            {road && !isHome && (
              <MoveRoad
                at={road}
                load={phase === 'under-way' ? whereabouts(move, today) : undefined}
                isToday={phase === 'booked' && moveDay.day === today}
              />
            )}
            <TheQuote linkKey={linkKey} move={move} questions={sheet.open.length} forms={forms} />
            {/* A quote is filed, and says nothing to whoever opens a gate. */}
            {planKey && course !== 'offered' && <PlanOnPaper readKey={planKey} />}
            {!isOff(phase) && (
              <SheetActions
                linkKey={linkKey}
                move={move}
                isAhead={isAhead}
                planKey={planKey}
                first={firstButton(move, today)}
              />
            )}
          </>
        }
      >
        <p role="status" className="sr-only">
          Your move sheet is open.
        </p>
        <NotSince query={query} className="mb-3" />
        {isHome && (
          <>
            <AfterMove linkKey={linkKey} move={move} />
            <TellThem linkKey={linkKey} move={move} />
          </>
        )}
        <MoveSheet sheet={sheet} move={move} onAnswer={forms.change}>
          {notices.map((notice) => (
            <EstateNotice key={notice.side} notice={notice} />
          ))}
        </MoveSheet>
        <BoxLabels move={move} />
        {!isHome && <TellThem linkKey={linkKey} move={move} />}
        <YourData
          linkKey={linkKey}
          move={move}
          changing={changing}
          onChanging={setChanging}
          cancelling={cancelling}
          onDeleted={deleted}
          onMailed={onMailed}
        />
      </PageColumns>
    </>
  );
}
