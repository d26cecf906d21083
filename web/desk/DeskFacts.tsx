import type { DeskView } from '../../domain/team/desk-view.ts';
import { DashList } from '../ui/DashList.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { FirstThree } from './FirstThree.tsx';
import { HowFoundNote } from './HowFoundNote.tsx';
import { OtherPage } from './OtherPage.tsx';
import { ReadyText } from './ReadyText.tsx';

interface DeskFactsProps {
  deskKey: string;
  desk: DeskView;
  className?: string;
}

/** The open points, and all that was said. */
export function DeskFacts({
  deskKey,
  desk: { alsoFrom, first, heard, sections },
  className = 'desk-facts',
}: DeskFactsProps) {
  return (
    <section className={`${className} grid content-start gap-5`} aria-label="All that they said">
      {alsoFrom.length > 0 && (
        <section aria-labelledby="desk-also-from">
          <h2 id="desk-also-from" className="heading-3">
            Also from them
          </h2>
          <FirstThree
            items={alsoFrom}
            keyOf={({ url }) => url}
            className="mt-3 grid gap-3 leading-snug"
          >
            {(page) => <OtherPage {...page} />}
          </FirstThree>
        </section>
      )}
      {first && (
        <section className="desk-remark bg-sand px-5 py-4" aria-labelledby="desk-open">
          <h2 id="desk-open" className="heading-3">
            {first.title}
          </h2>
          <DashList items={first.points} className="wrap-anywhere mt-3" />
          {first.link && (
            <div className="mt-4">
              <ReadyText deskKey={deskKey} link={first.link} kind="second" />
            </div>
          )}
        </section>
      )}
      {sections.map(({ title, lines, link }) => (
        <section key={title} className="border-line border-t pt-4 first:border-t-0 first:pt-0">
          <h2 className="heading-3 mb-3">{title}</h2>
          <LabelledLines look="flow" lines={lines} />
          {link && (
            <p className="mt-3">
              <OtherPage {...link} />
            </p>
          )}
        </section>
      ))}
      <HowFoundNote deskKey={deskKey} heard={heard} />
    </section>
  );
}
