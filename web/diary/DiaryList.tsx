import './diary-list.css';
import type { DiaryEntry } from '../../domain/desk/diary.ts';

interface DiaryListProps {
  entries: readonly DiaryEntry[];
  /** Each entry shows why it waits, or its state. */
  says: 'waits' | 'stand';
}

/** Requests and messages without their names. */
export function DiaryList({ entries, says }: DiaryListProps) {
  const waits = says === 'waits';
  return (
    <ul className={`diary-list ${waits ? 'diary-list-waiting' : ''}`}>
      {entries.map((entry) => (
        <li
          key={entry.reference}
          className="diary-entry"
          data-stage={entry.stage}
          data-waits={waits || undefined}
        >
          {!waits && entry.hours && <p className="font-bold">{entry.hours}</p>}
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
