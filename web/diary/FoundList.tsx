import type { FoundEntry } from '../../domain/team/diary.ts';

/** Requests and messages in short, each of which opens its desk. */
export function FoundList({ entries }: { entries: readonly FoundEntry[] }) {
  return (
    <ul className="diary-found">
      {entries.map(({ reference, name, desk, what, stage, status }) => (
        <li key={reference} className="wrap-anywhere relative py-2.5 leading-snug">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <a href={desk} className="diary-open font-semibold">
              {name}
            </a>
            <span className="team-stage diary-stage px-2.5 py-0.5 text-small" data-stage={stage}>
              {status}
            </span>
          </p>
          <p className="diary-note">
            <span>{`${what} · `}</span>
            <span className="whitespace-nowrap">{reference}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
