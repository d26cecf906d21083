import type { DeskEntry } from '../../domain/desk/desk-entry.ts';
import { offerLines } from '../../domain/quote/quote-in-words.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import type { Database } from '../database/database.ts';
import type { DeskEvent } from '../history/desk-event.repository.ts';
import { findVisitorActions } from '../your-move/visitor-action.repository.ts';

/** The history of a request or message after its receipt, the earliest first.
 *  @param events those of the subject: its visitor's wishes come to them */
export async function deskHistory(
  db: Database,
  subjectId: string,
  events: readonly DeskEvent[],
): Promise<DeskEntry[]> {
  const wishes = await findVisitorActions(db, [subjectId]);
  const entries: DeskEntry[] = [
    ...events.map(({ id, kind, at, by, said, offer }) => ({
      id,
      kind,
      at,
      ...(by !== null && { by }),
      ...(said !== undefined && { said }),
      ...(offer && { said: offerLines(offer).map(inOneLine).join('\n') }),
    })),
    // A deletion leaves no request, so there is none among these.
    ...wishes.flatMap(({ id, kind, at, changes }) =>
      kind === 'deletion' ? [] : [{ id, kind, at, ...(changes.length > 0 && { changes }) }],
    ),
  ];
  return entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const inOneLine = ({ label, value }: SummaryLine) => `${label}: ${value.replaceAll('\n', '; ')}`;
