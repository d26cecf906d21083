import type { DiaryEntry } from '../../domain/desk/diary.ts';

interface DiaryListProps {
  entries: readonly DiaryEntry[];
  /** What to say of each: why it waits, or how it stands. */
  says: 'waits' | 'stand';
}

/** Requests and messages without their names. */
export function DiaryList({ entries, says }: DiaryListProps) {
  return (
    <ul className="diary-list">
      {entries.map((entry) => (
        <li key={entry.reference} className="diary-entry" data-stage={entry.stage}>
          {says === 'stand' && entry.hours && <p className="diary-hours">{entry.hours}</p>}
          <p className="diary-what">
            {entry.what}
            {entry.size && <span className="diary-size"> {entry.size}</span>}
          </p>
          <p>{entry[says]}</p>
          <p className="diary-ref">{[entry.reference, entry.holder].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
