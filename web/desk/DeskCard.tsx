import type { ReactNode, Ref } from 'react';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { STAGE_IN_WORDS } from '../../domain/desk/stage-in-words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface DeskCardProps {
  desk: DeskView;
  asOf: Date | undefined;
  onRefetch: () => void;
  statusRef: Ref<HTMLDivElement>;
  /** What to do next. */
  children: ReactNode;
}

/** Who, from where to where, on which day, how things stand, and how to reach them. */
export function DeskCard({ desk, asOf, onRefetch, statusRef, children }: DeskCardProps) {
  const { kind, reference, name, move, links, notice } = desk;
  return (
    <section aria-label="At a glance">
      <p className="text-ink-2 text-small">
        {kind === 'request' ? 'Quote request' : 'Message'} {reference}
      </p>
      <h1 className="heading-2 desk-name wrap-anywhere">{name}</h1>
      {move && (
        <p className="desk-route wrap-anywhere">
          {move.from} <span aria-hidden="true">→</span>
          <span className="sr-only">to</span> {move.to}
        </p>
      )}
      {move?.day && <p className="desk-day">{move.day}</p>}
      {notice && <p className="desk-notice mt-4">{notice}</p>}
      {asOf && (
        <p role="alert" className="desk-notice mt-4">
          <strong>As of {clock(asOf)}:</strong> no connection since.{' '}
          <button type="button" className="desk-link" onClick={onRefetch}>
            Try again
          </button>
        </p>
      )}
      <DeskStatus desk={desk} statusRef={statusRef} />
      {links.length > 0 && (
        <nav className="desk-ways" aria-label="Ways to reach them">
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
    <div ref={statusRef} tabIndex={-1} className="desk-status" data-stage={stage}>
      <p className="desk-stage">{STAGE_IN_WORDS[stage]}</p>
      {facts.length > 0 && <p className="wrap-anywhere">{facts.join(' · ')}</p>}
      {holder && (
        <p className="text-small">
          <strong className="wrap-anywhere">{holder.by}</strong> has it since{' '}
          <time dateTime={holder.at}>{holder.since}</time>
        </p>
      )}
      {callback && <p className="wrap-anywhere font-semibold">{callback}</p>}
      {wish && (
        <div className="desk-wish">
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
