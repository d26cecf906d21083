import type { DeskLine, DeskView } from '../../domain/team/desk-view.ts';
import { Disclosure } from '../ui/Disclosure.tsx';

/** What happened last, and on demand what came before it. */
export function DeskHistory({ history }: Pick<DeskView, 'history'>) {
  const [latest, ...earlier] = [...history].reverse();
  return (
    <section aria-labelledby="desk-history" className="desk-history">
      <h2 id="desk-history" className="heading-3">
        What has happened
      </h2>
      {latest && <Lines lines={[latest]} />}
      {earlier.length > 0 && (
        <Disclosure className="mt-3 print:hidden" summary={`Before that (${earlier.length})`}>
          <Lines lines={earlier} />
        </Disclosure>
      )}
    </section>
  );
}

function Lines({ lines: events }: { lines: readonly DeskLine[] }) {
  return (
    <ol className="mt-3 grid gap-3 leading-snug" reversed>
      {events.map(({ number, at, when, heading, lines }) => (
        <li key={number}>
          <strong className="wrap-anywhere">{heading}</strong>{' '}
          <time dateTime={at} className="whitespace-nowrap text-ink-2 text-small">
            {when}
          </time>
          {lines.length > 0 && (
            <p className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
