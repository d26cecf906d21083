import './desk-card.css';
import type { ReactNode, Ref } from 'react';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { STAGE_IN_WORDS } from '../../domain/desk/stage-in-words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DeskNotice } from './DeskNotice.tsx';
import { TEXT_LINK } from './text-link.ts';

interface DeskCardProps {
  desk: DeskView;
  asOf: Date | undefined;
  onRefetch: () => void;
  statusRef: Ref<HTMLDivElement>;
  /** What to do next. */
  children: ReactNode;
}

/** Who, from where to where, on which day, the current state, and how to reach them. */
export function DeskCard({ desk, asOf, onRefetch, statusRef, children }: DeskCardProps) {
  const { kind, reference, name, move, links, notice } = desk;
  return (
    <section aria-label="At a glance">
      <p className="text-ink-2 text-small">
        {kind === 'request' ? 'Quote request' : 'Message'} {reference}
      </p>
      <h1 className="heading-2 wrap-anywhere text-h3 leading-tight">{name}</h1>
      {move && (
        <p className="wrap-anywhere mt-1 leading-snug">
          {move.from} <span aria-hidden="true">→</span>
          <span className="sr-only">to</span> {move.to}
        </p>
      )}
      {move?.day && <p className="font-semibold leading-snug">{move.day}</p>}
      {notice && <DeskNotice className="mt-4">{notice}</DeskNotice>}
      {asOf && (
        <DeskNotice urgent className="mt-4">
          <strong>As of {clock(asOf)}:</strong> no connection since.{' '}
          <button type="button" className={TEXT_LINK} onClick={onRefetch}>
            Try again
          </button>
        </DeskNotice>
      )}
      <DeskStatus desk={desk} statusRef={statusRef} />
      {links.length > 0 && (
        <nav className="mt-3 flex flex-wrap gap-2" aria-label="Ways to reach them">
          {links.map(({ label, url }) => (
            <ButtonLink key={url} kind="second" size="small" href={url} rel="noopener">
              {label}
            </ButtonLink>
          ))}
        </nav>
      )}
      {children}
    </section>
  );
}

function DeskStatus({
  desk: { stage, facts, holder, wish, callback },
  statusRef,
}: Pick<DeskCardProps, 'desk' | 'statusRef'>) {
  return (
    <div
      ref={statusRef}
      tabIndex={-1}
      className="desk-status mt-3.5 rounded-control px-4 py-3 leading-snug"
      data-stage={stage}
    >
      <p className="font-bold text-lead leading-tight">{STAGE_IN_WORDS[stage]}</p>
      {facts.length > 0 && <p className="wrap-anywhere">{facts.join(' · ')}</p>}
      {holder && (
        <p className="text-small">
          <strong className="wrap-anywhere">{holder.by}</strong> took this on{' '}
          <time dateTime={holder.at}>{holder.since}</time>
        </p>
      )}
      {callback && <p className="wrap-anywhere font-semibold">{callback}</p>}
      {wish && (
        <div className="mt-2.5 whitespace-pre-line border-marigold border-l-4 pl-3">
          <p className="font-semibold">{wish.heading}</p>
          {wish.lines.map((line) => (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** '09:26' */
function clock(time: Date): string {
  return time.toLocaleTimeString('en-ZA', { hour: '2-digit', minute: '2-digit' });
}
