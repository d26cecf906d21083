import './move-sheet.css';
import {
  type MoveSheet as MoveSheetContent,
  ON_THE_TRUCK,
} from '../../domain/request/move-sheet.ts';
import { PHASES, type Phase } from '../../domain/situation/phases.ts';
import { ReferenceBox } from '../quote/ReferenceBox.tsx';
import { LoadToSave } from '../quote/road/LoadDrawing.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Checklist } from './Checklist.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { SheetPart } from './SheetPart.tsx';
import { TheWay } from './TheWay.tsx';

interface MoveSheetProps {
  sheet: MoveSheetContent;
  dayHeading: string;
  moveDate: string;
  phase: Phase;
  /** Called when the visitor wants to answer the open questions. */
  onAnswer: () => void;
}

/** The sheet of paper: everything about one move. */
export function MoveSheet({ sheet, dayHeading, moveDate, phase, onAnswer }: MoveSheetProps) {
  const { reference, when, from, to, told, inventory, open, next, checklist } = sheet;
  const isAsked = PHASES[phase].move === 'asked';
  // The receipt is a page for itself.
  const isBilled = phase === 'owing' || phase === 'paid';
  const hasWaybill = PHASES[phase].paper !== '';
  // On paper the waybill above has the reference, the day, the way and what comes next.
  const onWaybill = hasWaybill ? 'print:hidden' : '';
  return (
    <section
      aria-labelledby="move-sheet"
      className={`move-sheet print:labels:hidden ${isBilled ? 'print:hidden' : ''}`}
    >
      <Sheet>
        <div className={onWaybill}>
          <h2 id="move-sheet" className="heading-2 text-title">
            Move sheet
          </h2>
          <ReferenceBox reference={reference} copies />
          <h3 className="move-sheet-date heading-3 mt-7 text-h3">
            <span className="block pb-1.5 font-normal text-ink-2 text-small tracking-normal">
              {dayHeading}
            </span>{' '}
            {when}
          </h3>
          <div className="mt-5">
            <TheWay from={from} to={to} />
          </div>
        </div>
        {told.map(({ heading, lines }) => (
          <SheetPart key={heading} heading={heading}>
            {/* On paper side by side: the sheet has two pages. */}
            <div className="print:flex print:justify-between print:gap-6">
              <LabelledLines look="flow" lines={lines} />
              {heading === ON_THE_TRUCK && <LoadToSave chosen={inventory} name={reference} />}
            </div>
          </SheetPart>
        ))}
        {open.length > 0 && (
          <SheetPart heading={isAsked ? 'Still to answer' : 'For the crew'}>
            <OpenQuestions questions={open} reference={reference} onAnswer={onAnswer} />
          </SheetPart>
        )}
        {next.length > 0 && (
          <SheetPart heading="What happens next" className={onWaybill}>
            <LabelledLines look="flow" lines={next} />
          </SheetPart>
        )}
        {PHASES[phase].move !== 'over' && (
          // On paper the list begins a page, which hangs on the fridge; under a waybill only where the first is full.
          <SheetPart
            heading="Before the move"
            className={`print:border-t-0 ${hasWaybill ? 'print:break-inside-avoid' : 'print:break-before-page'}`}
          >
            <Checklist steps={checklist} moveDate={moveDate} reference={reference} />
          </SheetPart>
        )}
      </Sheet>
    </section>
  );
}
