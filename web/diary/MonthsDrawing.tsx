import type { FiguresRow } from './FiguresTable.tsx';

const KINDS = [
  ['figures-asked', 'Asked', 'cameIn'],
  ['figures-yes', 'Said yes', 'accepted'],
  ['figures-moved', 'Moved', 'moved'],
] as const;

/** Columns of the months: who asked, said yes and moved, one in front of the other. A table repeats it in figures. */
export function MonthsDrawing({ months }: { months: readonly FiguresRow[] }) {
  const most = Math.max(1, ...months.map(({ cameIn, moved }) => Math.max(cameIn, moved)));
  const share = 100 / months.length;
  return (
    <figure aria-hidden="true" className="mt-3">
      <ul className="flex flex-wrap gap-x-4 text-small">
        {KINDS.map(([kind, name]) => (
          <li key={kind} className="flex items-center gap-2">
            <svg className="size-3" width="12" height="12" aria-hidden="true">
              <rect className={kind} width="100%" height="100%" rx="3" />
            </svg>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <svg className="figures-months" width="100%" height="160" aria-hidden="true">
        {months.map((month, index) =>
          KINDS.map(([kind, , name], narrower) => {
            const height = (100 * month[name]) / most;
            return (
              <rect
                key={`${month.label} ${kind}`}
                className={kind}
                x={`${share * (index + 0.1 + 0.12 * narrower)}%`}
                y={`${100 - height}%`}
                width={`${share * (0.8 - 0.24 * narrower)}%`}
                height={`${height}%`}
              />
            );
          }),
        )}
      </svg>
      <ol className="grid grid-cols-12 text-center text-ink-2 text-small">
        {months.map(({ label }) => (
          <li key={label}>
            <span>{label.charAt(0)}</span>
            <span className="figures-rest">{label.slice(1, 3)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
