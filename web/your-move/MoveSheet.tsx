import { company } from '../../content/company.ts';
import type { MoveSheet as Sheet } from '../../domain/quote/move-sheet.ts';
import { ReferenceBox } from '../forms/ReferenceBox.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Checklist } from './Checklist.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { SheetLines, SheetPart } from './SheetPart.tsx';

interface MoveSheetProps {
  sheet: Sheet;
  moveDate: string;
  /** Somebody wants to answer what is open. */
  onAnswer: () => void;
}

/** The sheet of paper: everything about one move. */
export function MoveSheet({ sheet, moveDate, onAnswer }: MoveSheetProps) {
  const { reference, told, open, next, checklist } = sheet;
  return (
    <section className="sheet" aria-labelledby="move-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="move-sheet" className="heading-2 text-[30px] md:text-[40px]">
          Move sheet
        </h2>
        <p className="text-ink-2 text-small">
          {company.name}, {company.phone.display}
        </p>
      </div>
      <ReferenceBox reference={reference}>
        <CopyButton text={reference} className="pr-0" />
      </ReferenceBox>
      {told.map(({ heading, lines }) => (
        <SheetPart key={heading} heading={heading}>
          <SheetLines lines={lines} />
        </SheetPart>
      ))}
      {open.length > 0 && (
        <SheetPart heading="Still open">
          <OpenQuestions questions={open} reference={reference} onAnswer={onAnswer} />
        </SheetPart>
      )}
      <SheetPart heading="What happens next">
        <SheetLines lines={next} />
      </SheetPart>
      <SheetPart heading="Until the move">
        <Checklist steps={checklist} moveDate={moveDate} />
      </SheetPart>
    </section>
  );
}
