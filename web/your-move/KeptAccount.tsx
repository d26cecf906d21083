import { backupsKeptFor } from '../../content/terms.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { PrintButton } from '../ui/PrintButton.tsx';
import { Note } from './Note.tsx';
import { PageColumns } from './PageColumns.tsx';
import { TheQuote } from './TheQuote.tsx';

interface KeptAccountProps {
  linkKey: string;
  move: YourMove;
  says: readonly string[];
  focused: boolean;
}

/** The account that is left of a request that was deleted after its move. */
export function KeptAccount({ linkKey, move, says, focused }: KeptAccountProps) {
  return (
    <PageColumns
      heading="Deleted."
      lead="Only what your move came to is left."
      paper={<TheQuote linkKey={linkKey} move={move} />}
    >
      <div className="print:hidden">
        <Note
          heading="What we keep, and why"
          focused={focused}
          action={<PrintButton>Print</PrintButton>}
        >
          {says.map((each) => (
            <p key={each}>{each}</p>
          ))}
          <p>
            {`We delete it automatically at the latest on ${moveDateInWords(move.keptUntil)}. The rest is gone from our server. Backup copies can take another ${backupsKeptFor} to disappear.`}
          </p>
        </Note>
      </div>
    </PageColumns>
  );
}
