import { useState } from 'react';
import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { localDay } from '../../domain/local-time.ts';
import { estateNotices } from '../../domain/request/estate-notice.ts';
import { moveSheet } from '../../domain/request/move-sheet.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { followSentQuote } from '../quote/state/sent-quote.ts';
import { BoxLabels } from './BoxLabels.tsx';
import { goToChangeForm } from './ChangeForm.tsx';
import { changeDraft, readChange } from './change-draft.ts';
import { EstateNotice } from './EstateNotice.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { nextLines } from './next-lines.ts';
import { PageColumns } from './PageColumns.tsx';
import { SheetActions } from './SheetActions.tsx';
import { TheQuote } from './TheQuote.tsx';
import { keepTicked } from './ticked-tasks.ts';
import { YourData } from './YourData.tsx';

interface StoredMoveProps {
  linkKey: string;
  move: YourMove;
  onDeleted: () => void;
}

/** The sheet, the messages to send with it, and the actions on the stored request. */
export function StoredMove({ linkKey, move, onDeleted }: StoredMoveProps) {
  const [changing, setChanging] = useState(() => Boolean(readChange(move.reference)));
  const { request, reference, moveDay } = move;
  const sheet = moveSheet(request, {
    reference,
    moveDay,
    today: localDay(new Date()),
    // A quote that is there is announced no more.
    next: nextLines(request).slice(move.quote ? 1 : 0),
    onAdviceFailure: reportError,
  });
  const mover = { name: company.name, phone: company.phone.display };
  const notices = advice(() => estateNotices(request, mover), reportError) ?? [];
  const answer = () => {
    setChanging(true);
    goToChangeForm();
  };
  const deleted = () => {
    changeDraft.forget();
    followSentQuote(linkKey, undefined);
    keepTicked(reference, []);
    onDeleted();
  };
  return (
    <PageColumns
      heading="Your move"
      lead="Print it and put it on the fridge. What is still open, you can answer here."
      aside={<SheetActions move={move} />}
    >
      <p role="status" className="sr-only">
        Your move sheet is open.
      </p>
      <MoveSheet sheet={sheet} moveDate={moveDay.day} onAnswer={answer}>
        {move.quote && <TheQuote linkKey={linkKey} quote={move.quote} />}
      </MoveSheet>
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
