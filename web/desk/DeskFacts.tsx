import type { DeskView } from '../../domain/desk/desk-view.ts';
import { LoadDrawing } from '../quote/road/LoadDrawing.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DashList } from '../ui/DashList.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';
import { HowFoundNote } from './HowFoundNote.tsx';

/** What else they sent; what happened, the latest first; then the content of the mail: the open points and the request. */
export function DeskFacts({ deskKey, desk }: { deskKey: string; desk: DeskView }) {
  const { history, first, move, sections, alsoFrom, heard } = desk;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by keyboard.
    <section className="desk-facts min-w-0" aria-label="History and request" tabIndex={0}>
      {alsoFrom.length > 0 && (
        <section className="mb-8" aria-labelledby="desk-also-from">
          <h2 id="desk-also-from" className="heading-3">
            Also from them
          </h2>
          <ul className="mt-3 grid gap-3 leading-snug">
            {alsoFrom.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={TEXT_LINK} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
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
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and the same may come twice.
                <p key={index} className="wrap-anywhere whitespace-pre-line">
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </section>
      {first && (
        <section className="mt-8 desk-remark bg-sand px-5 py-4" aria-labelledby="desk-open">
          <h2 id="desk-open" className="heading-3">
            {first.title}
          </h2>
          <DashList items={first.points} className="wrap-anywhere mt-3" />
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
          <LabelledLines look="text" lines={lines} />
          {link && (
            <p>
              <a href={link.url} className={TEXT_LINK} target="_blank" rel="noopener">
                {link.label}
              </a>
            </p>
          )}
        </section>
      ))}
      <HowFoundNote deskKey={deskKey} heard={heard} />
    </section>
  );
}
