import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { NotSince } from '../by-key/NotSince.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface DeskHeadProps {
  desk: DeskView;
  query: Pick<UseQueryResult, 'isError' | 'dataUpdatedAt' | 'refetch'>;
  /** The next step. */
  children: ReactNode;
}

const STATUS_ID = 'desk-status';

/** Moves to the current state: the button that was pressed may be gone. */
export function goToStatus() {
  document.getElementById(STATUS_ID)?.focus();
}

/** Who, the current state, what waits, and how to reach them. */
export function DeskHead({ desk, query, children }: DeskHeadProps) {
  const { reference, name, move, links, notice } = desk;
  return (
    <section aria-label="At a glance" className="desk-head">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="text-ink-2 text-small">
          {move ? `${move.type} move` : 'Message'}{' '}
          <span className="whitespace-nowrap">{reference}</span>
        </p>
        <NotSince query={query} />
      </div>
      <h1 className="heading-2 wrap-anywhere text-h3 leading-tight">{name}</h1>
      {move && (
        <p className="wrap-anywhere text-ink-2 text-small leading-snug">
          {move.contact.join(' · ')}
        </p>
      )}
      {notice && (
        <p className="mt-3 rounded-control border-2 border-edge px-4 py-3 leading-snug">{notice}</p>
      )}
      <DeskStatus {...desk} />
      {links.length > 0 && (
        <nav className="mt-3 flex flex-wrap gap-2" aria-label="Ways to reach them">
          {links.map(({ label, url }) => (
            <ButtonLink
              key={url}
              kind="second"
              size="small"
              href={url}
              rel="noopener"
              className="px-3 text-small"
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      {children}
    </section>
  );
}

function DeskStatus(desk: DeskView) {
  const { stage, status, price, facts, holder, owed, wishes, callback } = desk;
  return (
    <div
      id={STATUS_ID}
      tabIndex={-1}
      data-stage={stage}
      className="team-stage mt-3 px-4 py-3 leading-snug"
    >
      <p className="flex flex-wrap justify-between gap-x-4 font-bold text-lead leading-tight">
        {status} <span className="whitespace-nowrap">{price}</span>
      </p>
      {facts.length > 0 && <p className="wrap-anywhere">{facts.join(' · ')}</p>}
      {holder && (
        <p className="text-small">
          <strong className="wrap-anywhere">{holder.by}</strong> took this on{' '}
          <time dateTime={holder.at}>{holder.since}</time>
        </p>
      )}
      {owed.map((point) => (
        <p key={point} className="mt-2.5 wrap-anywhere font-semibold desk-remark">
          {point}
        </p>
      ))}
      {callback && <p className="wrap-anywhere font-semibold">{callback}</p>}
      {wishes.map(({ number, heading, lines }) => (
        <div key={`${number} ${heading}`} className="mt-2.5 whitespace-pre-line desk-remark">
          <p className="font-semibold">{heading}</p>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and the same may come twice.
            <p key={index} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
