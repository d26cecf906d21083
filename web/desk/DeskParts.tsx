import type { DeskView } from '../../domain/desk/desk-view.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DashList } from '../ui/DashList.tsx';
import { DeskLines } from './DeskLines.tsx';

/** The content of the mail: the open points, then the request. */
export function DeskParts({ desk: { first, sections } }: { desk: DeskView }) {
  return (
    <>
      {first && (
        <section className="desk-first mt-8" aria-labelledby="desk-open">
          <h2 id="desk-open" className="heading-3">
            {first.title}
          </h2>
          <DashList items={first.points} className="mt-3 wrap-anywhere" />
          {first.link && (
            <ButtonLink kind="second" href={first.link.url} rel="noopener" className="mt-4">
              {first.link.label}
            </ButtonLink>
          )}
        </section>
      )}
      {sections.map(({ title, lines, link }) => (
        <section key={title} className="desk-part">
          <h2 className="heading-3">{title}</h2>
          <DeskLines lines={lines} />
          {link && (
            <p>
              <a href={link.url} className="desk-link" target="_blank" rel="noopener">
                {link.label}
              </a>
            </p>
          )}
        </section>
      ))}
    </>
  );
}
