import { inGroups } from '../../domain/money.ts';
import type { DiaryEntry, FoldedEntry } from '../../domain/team/diary.ts';
import { OnDemand } from './OnDemand.tsx';

/** As many as somebody scrolls through; a busy week of the family has fewer. */
const MOST_ROWS = 100;

interface DiaryListProps {
  entries: readonly DiaryEntry[];
  /** Each entry shows why it waits, or its state. */
  says: 'waits' | 'status';
  /** How many rows are rendered at once. */
  most?: number;
  /** References of rows that another list has: here they are short, on the screen. */
  shownAbove?: ReadonlySet<string> | undefined;
}

/** Requests and messages, each of which opens its desk. */
export function DiaryList({ entries, says, most = MOST_ROWS, shownAbove }: DiaryListProps) {
  const rest = entries.slice(most);
  return (
    <>
      <ul
        className={`diary-list mt-3 grid ${says === 'waits' ? 'diary-waits gap-x-8 gap-y-3.5' : 'diary-status gap-2.5'}`}
      >
        {entries.slice(0, most).map((entry) => (
          <DiaryRow
            key={entry.reference}
            {...{ entry, says }}
            isAbove={shownAbove?.has(entry.reference) ?? false}
          />
        ))}
      </ul>
      {rest.length > 0 && (
        <OnDemand summary={`and ${inGroups(rest.length)} more`}>
          {() => <DiaryList entries={rest} {...{ says, shownAbove }} most={10 * most} />}
        </OnDemand>
      )}
    </>
  );
}

interface DiaryRowProps extends Pick<DiaryListProps, 'says'> {
  entry: DiaryEntry;
  isAbove: boolean;
}

function DiaryRow({ entry, says, isAbove }: DiaryRowProps) {
  const { reference, name, desk, what, size, hours, stage, status, holder, waits, alike } = entry;
  const { next, waited } = entry;
  const isWork = says === 'waits';
  const rest = isAbove ? 'hidden print:block' : '';
  const who = (
    <a href={desk} className="diary-open">
      {name}
    </a>
  );
  return (
    <li
      className={`diary-entry wrap-anywhere relative leading-snug ${isWork ? 'desk-remark diary-work' : ''}`}
    >
      {says === 'status' && (
        <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pb-1">
          {hours ? (
            <strong>{hours}</strong>
          ) : (
            <span className="diary-name font-semibold">{who}</span>
          )}
          <span
            className="team-stage diary-stage px-2.5 py-0.5 font-semibold text-small"
            data-stage={stage}
          >
            {status}
          </span>
        </p>
      )}
      {(isWork || hours) && (
        <p className="diary-name font-semibold">
          {who}
          {isWork && waited && <span className="diary-note">{` ${waited}`}</span>}
        </p>
      )}
      {isWork && <p className="font-semibold print:hidden">{next}</p>}
      <p className={`diary-what ${rest}`}>
        <span>{what}</span>
        {size && <span className="diary-note whitespace-nowrap">{` ${size}`}</span>}
      </p>
      {isWork && <p className="diary-why">{waits}</p>}
      <p className={`diary-note diary-of ${rest}`}>
        {[reference, holder].filter(Boolean).join(' · ')}
      </p>
      {alike.length > 0 && (
        <OnDemand summary={`and ${inGroups(alike.length)} alike`}>
          {() => <Alike entries={alike} />}
        </OnDemand>
      )}
    </li>
  );
}

/** Who else asks the same: a name and its desk each. */
function Alike({ entries }: { entries: readonly FoldedEntry[] }) {
  return (
    <ul className="diary-alike">
      {entries.map(({ reference, name, desk }) => (
        <li key={reference} className="relative py-3">
          <a href={desk} className="diary-open">
            {name}
          </a>
          <span className="diary-note">{` ${reference}`}</span>
        </li>
      ))}
    </ul>
  );
}
