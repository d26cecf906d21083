import { readBillLines, readingInWords } from '../../domain/quote/read-bill-lines.ts';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { useTyped } from './use-typed.ts';

/** How each line of the bill is read, as it is typed: what it adds to the price, or that it is only a remark. */
export function LinesAsRead() {
  const lines = readBillLines(useTyped('lines')).map((line) => ({
    label: line.text,
    value: readingInWords(line),
  }));
  return (
    // Announces the line that has changed, and not the whole list.
    <div role="status" aria-label="How each line is read" aria-atomic="false">
      {lines.length > 0 && <LabelledLines lines={lines} look="ledger" />}
    </div>
  );
}
