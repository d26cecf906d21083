import type { DeskView } from '../../domain/desk/desk-view.ts';

/** The history so far, the latest first. */
export function DeskHistory({ history }: Pick<DeskView, 'history'>) {
  return (
    <section aria-labelledby="desk-history">
      <h2 id="desk-history" className="heading-3">
        What has happened
      </h2>
      <ol className="mt-3 grid gap-4 leading-snug" reversed>
        {[...history].reverse().map(({ number, at, when, heading, lines }) => (
          <li key={number}>
            <time dateTime={at} className="block text-ink-2 text-small">
              {when}
            </time>
            <strong className="wrap-anywhere">{heading}</strong>
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere whitespace-pre-line">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
