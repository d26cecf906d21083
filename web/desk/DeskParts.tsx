import type { DeskView } from '../../domain/desk/desk-view.ts';
import { LoadDrawing } from '../quote/road/LoadDrawing.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DashList } from '../ui/DashList.tsx';
import { DeskLines } from './DeskLines.tsx';
import { TEXT_LINK } from './text-link.ts';

/** The content of the mail: the open points, then the request. */
export function DeskParts({ desk: { first, move, sections } }: { desk: DeskView }) {
  return (
    <>
      {first && (
        <section
          className="mt-8 border-marigold border-l-4 bg-sand px-5 py-4"
          aria-labelledby="desk-open"
        >
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
      {move && <LoadDrawing chosen={move.inventory} />}
      {sections.map(({ title, lines, link }) => (
        <section key={title} className="mt-6 border-line border-t pt-5">
          <h2 className="heading-3">{title}</h2>
          <DeskLines lines={lines} />
          {link && (
            <p>
              <a href={link.url} className={TEXT_LINK} target="_blank" rel="noopener">
                {link.label}
              </a>
            </p>
          )}
        </section>
      ))}
    </>
  );
}
