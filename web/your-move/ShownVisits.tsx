import { Circle, CircleCheck } from 'lucide';
import { isPartlyConfirmed } from '../../domain/move/still-confirmed.ts';
import type { ShownVisit } from '../../domain/quote/shown-visit.ts';
import { arrivalInWords, bringsInWords, visitName } from '../../domain/quote/visit-in-words.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { Icon } from '../ui/Icon.tsx';

interface ShownVisitsProps {
  visits: readonly ShownVisit[];
  /** Whether each says where it goes, and with whom. */
  inFull?: boolean;
}

/** The visits of a job of several: those that are over are ticked. */
export function ShownVisits({ visits, inFull = false }: ShownVisitsProps) {
  const isPartly = isPartlyConfirmed(visits);
  return (
    <ol className={`grid ${inFull ? 'gap-3' : 'mt-1 gap-0.5'} leading-snug`} aria-label="Visits">
      {visits.map((visit, index) => (
        <li key={visit.visit} className="flex items-start gap-2">
          <Icon
            drawing={visit.isOver ? CircleCheck : Circle}
            size={20}
            className={`mt-px shrink-0 ${inFull && visit.isOver ? 'text-jacaranda' : ''}`}
          />
          <span className="wrap-anywhere min-w-0">
            <strong className="font-semibold">{`${visitName(visit, index)}:`}</strong>{' '}
            <span>{arrivalInWords(visit) || 'day still open'}</span>
            {visit.isOver && <span className="sr-only">, over</span>}
            {isPartly && !visit.isOver && (
              <span>{visit.status === 'confirmed' ? ', confirmed' : ', not confirmed yet'}</span>
            )}
            {inFull && <Details visit={visit} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Details({ visit }: { visit: ShownVisit }) {
  const way = `${addressInWords(visit.from)} to ${addressInWords(visit.to)}`;
  return (
    <span className="block text-ink-2 text-small">
      {[way, bringsInWords(visit)].filter(Boolean).join(' · ')}
    </span>
  );
}
