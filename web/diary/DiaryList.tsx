import type { DiaryEntry } from '../../domain/desk/diary.ts';

interface DiaryListProps {
  entries: readonly DiaryEntry[];
  /** Each entry shows why it waits, or its state. */
  says: 'waits' | 'status';
}

/** Requests and messages without their names. */
export function DiaryList({ entries, says }: DiaryListProps) {
  return (
    <ul className="diary-list mt-3 grid">
      {entries.map((entry) => (
        <li key={entry.reference} className="diary-entry" data-stage={entry.stage}>
          {says === 'status' && entry.hours && <p className="font-bold">{entry.hours}</p>}
          <p className="font-semibold">
            {entry.what}
            {entry.size && <span className="diary-note whitespace-nowrap"> {entry.size}</span>}
          </p>
          <p>{entry[says]}</p>
          <p className="diary-note">
            {[entry.reference, entry.holder].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
