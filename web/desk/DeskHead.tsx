import type { DeskView } from '../../domain/team/desk-view.ts';
import { PageAge } from '../by-key/PageAge.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { Elements } from '../ui/elements.ts';
import { ShownVisits } from '../your-move/ShownVisits.tsx';
import { AskFirst } from './AskFirst.tsx';
import { FirstLines } from './FirstLines.tsx';

interface DeskHeadProps {
  desk: DeskView;
  /** The next step. */
  children: Elements;
}

const STATUS_ID = 'desk-status';

/** Moves to the current state: the button that was pressed may be gone. */
export function goToStatus() {
  document.getElementById(STATUS_ID)?.focus();
}

/** Who, the current state, what waits, and how to reach them. */
export function DeskHead({ desk, children }: DeskHeadProps) {
  const { reference, name, move, links, notice } = desk;
  return (
    <section aria-label="At a glance">
      <div className="relative flex flex-wrap items-baseline justify-between gap-x-4 leading-snug md:justify-start">
        <p className="text-ink-2 text-small">
          <span>{move ? `${move.type} move` : 'Message'}</span>{' '}
          <span className="whitespace-nowrap">{reference}</span>
        </p>
        <PageAge className="desk-as-of" />
      </div>
      <h1 className="heading-2 wrap-anywhere text-h3 leading-tight">{name}</h1>
      {notice && (
        <p className="mt-3 rounded-control border-2 border-edge px-4 py-3 leading-snug">{notice}</p>
      )}
      <DeskStatus {...desk} />
      {links.length > 0 && (
        <nav
          className="mt-2 flex flex-wrap gap-1.5 md:mt-3 md:gap-2"
          aria-label="Ways to reach them"
        >
          {links.map(({ label, url }) => (
            <ButtonLink
              key={url}
              kind="second"
              size="small"
              href={url}
              rel="noopener"
              className="px-2.5 text-small"
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      <AskFirst note={links.find(({ note }) => note)?.note} className="mt-1.5" />
      {children}
    </section>
  );
}

function DeskStatus(desk: DeskView) {
  const { stage, status, price, facts, visits, holder, owed, wishes, callback } = desk;
  return (
    <div
      id={STATUS_ID}
      tabIndex={-1}
      data-stage={stage}
      className="team-stage mt-2 px-4 py-1.5 leading-snug md:mt-3 md:py-3"
    >
      <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lead leading-tight">{status}</strong>{' '}
        {price && <strong className="text-lead leading-tight">{price}</strong>}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </p>
      {visits.length > 1 && <ShownVisits visits={visits} />}
      {holder && (
        <p className="text-small">
          <strong className="wrap-anywhere">{holder.by}</strong> <span>took this on</span>{' '}
          <time dateTime={holder.at}>{holder.since}</time>
        </p>
      )}
      {owed.map((point) => (
        <div key={point} className="mt-1.5 font-semibold desk-remark">
          <FirstLines text={point} most={1} />
        </div>
      ))}
      {callback && <p className="wrap-anywhere font-semibold">{callback}</p>}
      {wishes.map(({ number, heading, lines }) => (
        <div key={`${number} ${heading}`} className="mt-1.5 desk-remark">
          <p className="font-semibold">{heading}</p>
          {lines.length > 0 && <FirstLines text={lines.join('\n')} most={3} />}
        </div>
      ))}
    </div>
  );
}
