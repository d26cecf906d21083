import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { localDay } from '../../domain/local-time.ts';
import { estateNotices } from '../../domain/request/estate-notice.ts';
import { moveSheet } from '../../domain/request/move-sheet.ts';
import { ANOTHER_QUOTE_LINK } from '../../domain/request/quote-link.ts';
import { dayHeading, isDayAhead } from '../../domain/your-move/moving-day.ts';
import { nextLines } from '../../domain/your-move/next-lines.ts';
import { isOver, type Phase, phaseOf } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { NotSince } from '../by-key/NotSince.tsx';
import { fieldId } from '../quote/quote-form-api.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BoxLabels } from './BoxLabels.tsx';
import { goToChangeForm } from './ChangeForm.tsx';
import { EmailFailed } from './EmailFailed.tsx';
import { EstateNotice } from './EstateNotice.tsx';
import { changeDraft, forgetDrafts } from './link-drafts.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { Note } from './Note.tsx';
import { PageColumns } from './PageColumns.tsx';
import { SheetActions } from './SheetActions.tsx';
import { TheQuote } from './TheQuote.tsx';
import { tickedTasks } from './ticked-tasks.ts';
import { YourData } from './YourData.tsx';

interface StoredMoveProps {
  linkKey: string;
  move: YourMove;
  query: ComponentProps<typeof NotSince>['query'];
  onDeleted: () => void;
}

const HEADINGS: Readonly<Record<Phase, string>> = {
  asked: 'Your move',
  quoted: 'Your quote',
  agreed: 'You said yes',
  unconfirmed: 'Your day is over',
  booked: 'You’re booked',
  moved: 'Your move is done',
  cancelled: 'Your move is cancelled',
  refused: 'Your move',
};

/** The quote, the sheet, the messages to send with it, and the actions on the stored request. */
export function StoredMove({ linkKey, move, query, onDeleted }: StoredMoveProps) {
  const [changing, setChanging] = useState(() => changeDraft(linkKey).read() !== undefined);
  const { request, reference, moveDay } = move;
  const phase = phaseOf(move);
  const [atFirst] = useState(phase);
  const now = new Date();
  const today = localDay(now);
  const isAhead = isDayAhead(move, today);
  const sheet = moveSheet(request, {
    reference,
    moveDay,
    today,
    next: nextLines(move, now),
    asks: isOver(phase) ? 'nothing' : phase === 'asked' ? 'all' : 'crew',
    onAdviceFailure: reportError,
  });
  const mover = { name: company.name, phone: company.phone.display };
  const notices = isAhead
    ? (advice(() => estateNotices(request, moveDay, mover), reportError) ?? [])
    : [];
  const change = () => {
    setChanging(true);
    goToChangeForm();
  };
  const correctEmail = () => {
    flushSync(() => setChanging(true));
    document.getElementById(fieldId('email'))?.focus();
  };
  const deleted = () => {
    forgetDrafts(linkKey);
    followSentQuote(linkKey, undefined);
    tickedTasks(reference).forget();
    onDeleted();
  };
  return (
    <PageColumns
      heading={HEADINGS[phase]}
      lead={
        move.emailFailed ? (
          <EmailFailed email={request.email} onCorrect={correctEmail} />
        ) : (
          phase === 'asked' && 'Print it for the fridge. You can answer any open questions here.'
        )
      }
      paper={
        phase === 'refused' ? (
          <Refused reference={reference} focused={atFirst !== 'refused'} />
        ) : (
          phase !== 'asked' && <TheQuote linkKey={linkKey} move={move} />
        )
      }
      aside={<SheetActions move={move} isAhead={isAhead} isSecond={phase !== 'asked'} />}
    >
      <p role="status" className="sr-only">
        Your move sheet is open.
      </p>
      <NotSince query={query} className="mb-3" />
      <MoveSheet
        sheet={sheet}
        dayHeading={dayHeading(move)}
        moveDate={moveDay.day}
        phase={phase}
        onAnswer={change}
      />
      <BoxLabels move={move} />
      {notices.map((notice) => (
        <EstateNotice key={notice.side} notice={notice} />
      ))}
      <YourData
        linkKey={linkKey}
        move={move}
        changing={changing}
        onChanging={setChanging}
        onDeleted={deleted}
      />
    </PageColumns>
  );
}

/** The team could not take the move. */
function Refused({ reference, focused }: { reference: string; focused: boolean }) {
  return (
    <Note
      heading="We’re sorry, we can’t do this move"
      focused={focused}
      action={
        <ButtonLink kind="second" href={ANOTHER_QUOTE_LINK}>
          Ask again
        </ButtonLink>
      }
    >
      <p>
        Thank you for asking us. We had a good look, but we can’t take this one on. If your day or
        your plans change, please ask again. It costs nothing.
      </p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
    </Note>
  );
}
