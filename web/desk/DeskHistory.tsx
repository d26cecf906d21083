import type { DeskView } from '../../domain/desk/desk-view.ts';

/** The history so far, the latest first. */
export function DeskHistory({ history }: Pick<DeskView, 'history'>) {
  return (
    <section className="desk-part" aria-labelledby="desk-history">
      <h2 id="desk-history" className="heading-3">
        What has happened
      </h2>
      <ol className="desk-history" reversed>
        {[...history].reverse().map(({ number, at, when, heading, lines }) => (
          <li key={number}>
            <time dateTime={at}>{when}</time>
            <strong className="wrap-anywhere">{heading}</strong>
            {lines.map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
