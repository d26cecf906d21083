import type { DiaryEntry } from '../../domain/desk/diary.ts';

interface DiaryListProps {
  entries: readonly DiaryEntry[];
  /** Each entry shows why it waits, or its state. */
  says: 'waits' | 'status';
}

/** Requests and messages, each of which opens its desk. */
export function DiaryList({ entries, says }: DiaryListProps) {
  return (
    <ul
      className={`diary-list mt-3 grid ${says === 'waits' ? 'diary-waits gap-x-8 gap-y-3.5' : 'diary-status gap-2.5'}`}
    >
      {entries.map(({ reference, name, desk, what, size, hours, stage, holder, ...entry }) => (
        <li
          key={reference}
          className={`diary-entry wrap-anywhere relative leading-snug ${says === 'waits' ? 'desk-remark' : ''}`}
        >
          {says === 'status' && (
            <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-1">
              <strong>{hours}</strong>
              <span
                className="team-stage diary-stage px-2.5 py-0.5 font-semibold text-small"
                data-stage={stage}
              >
                {entry.status}
              </span>
            </p>
          )}
          <p className="diary-name font-semibold">
            <a href={desk} className="diary-open">
              {name}
            </a>
          </p>
          <p className="diary-what">
            <span>{what}</span>
            {size && <span className="diary-note whitespace-nowrap">{` ${size}`}</span>}
          </p>
          {says === 'waits' && <p>{entry.waits}</p>}
          <p className="diary-note diary-of">{[reference, holder].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
