import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '../../content/company.ts';
import { photos } from '../../content/photos.ts';
import { advice } from '../../domain/advice.ts';
import { addDays } from '../../domain/calendar-date.ts';
import { localDay } from '../../domain/local-time.ts';
import { estateNotices } from '../../domain/request/estate-notice.ts';
import { moveSheet } from '../../domain/request/move-sheet.ts';
import { ANOTHER_QUOTE_LINK } from '../../domain/request/quote-link.ts';
import { shortStreet } from '../../domain/request/short-place.ts';
import { PHASES } from '../../domain/situation/phases.ts';
import { dayHeading, firstButton, isDayAhead } from '../../domain/your-move/moving-day.ts';
import { nextLines } from '../../domain/your-move/next-lines.ts';
import { pageHeading } from '../../domain/your-move/page-heading.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { NotSince } from '../by-key/NotSince.tsx';
import { fieldId } from '../quote/quote-form-api.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
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
import { Tomorrow } from './Tomorrow.tsx';
import { tickedTasks } from './ticked-tasks.ts';
import { YourData } from './YourData.tsx';

interface StoredMoveProps {
  linkKey: string;
  move: YourMove;
  query: ComponentProps<typeof NotSince>['query'];
  onDeleted: () => void;
}

/** The quote, the sheet, the messages to send with it, and the actions on the stored request. */
export function StoredMove({ linkKey, move, query, onDeleted }: StoredMoveProps) {
  const [changing, setChanging] = useState(() => changeDraft(linkKey).read() !== undefined);
  const [cancelling, setCancelling] = useState(0);
  const { request, reference, moveDay, phase } = move;
  const isAsked = PHASES[phase].move === 'asked';
  useTitlePrefix(request.fromAddress && `${shortStreet(request.fromAddress)} | `);
  const [atFirst] = useState(phase);
  const now = new Date();
  const today = localDay(now);
  const isAhead = isDayAhead(move, today);
  const sheet = moveSheet(request, {
    reference,
    moveDay,
    today,
    next: nextLines(move, now),
    asks: PHASES[phase].move === 'over' ? 'nothing' : isAsked ? 'all' : 'crew',
    onAdviceFailure: reportError,
  });
  const mover = { name: company.name, phone: company.phone.display };
  const notices = isAhead
    ? (advice(
        () => estateNotices(request, moveDay, mover, move.booking?.papers ?? null),
        reportError,
      ) ?? [])
    : [];
  const change = () => {
    setChanging(true);
    goToChangeForm();
  };
  const cancel = () => {
    setChanging(false);
    setCancelling((presses) => presses + 1);
  };
  const isEve = moveDay.day === addDays(today, 1) && move.may.includes('cancelled');
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
      heading={pageHeading(move)}
      lead={
        move.emailFailed ? (
          <EmailFailed email={request.email ?? ''} onCorrect={correctEmail} />
        ) : isEve ? (
          <Tomorrow move={move} now={now} onChange={change} onCancel={cancel} />
        ) : (
          isAsked &&
          `Print it for the fridge. You can answer any open questions here. ${photos.label}? ${photos.value}`
        )
      }
      paper={
        phase === 'refused' ? (
          <Refused reference={reference} focused={atFirst !== 'refused'} />
        ) : (
          !isAsked && <TheQuote linkKey={linkKey} move={move} />
        )
      }
      aside={<SheetActions move={move} isAhead={isAhead} first={firstButton(move, today)} />}
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
        cancelling={cancelling}
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
        Thank you for asking us. If your day or your plans change, please ask again. It costs
        nothing.
      </p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
    </Note>
  );
}
