import '../quote/fields/route.css';
import { MapPin } from 'lucide';
import type { DayView, DeskPlace, DeskView } from '../../domain/team/desk-view.ts';
import { isFull, trucksInWords } from '../../domain/team/trucks-out.ts';
import { LoadDrawing } from '../quote/road/LoadDrawing.tsx';
import type { Elements } from '../ui/elements.ts';
import { Icon } from '../ui/Icon.tsx';
import { OtherPage } from './OtherPage.tsx';

type Job = NonNullable<DeskView['move']>;

interface JobSheetProps {
  job: Job;
  /** The other moves on its day. */
  sameDay: DeskView['sameDay'];
}

/** The job as it would hang in the truck: when, from where, to where, and what is heavy. */
export function JobSheet({ job, sameDay }: JobSheetProps) {
  const { when, from, to, route, heavy, home, contact } = job;
  return (
    <section aria-label="The job" className="team-paper job-sheet self-start leading-snug">
      <p>
        <span className="text-ink-2 text-small">{[when.label, ...when.season].join(' · ')}</span>
        <strong className="wrap-anywhere block text-lead leading-tight">
          {when.value || 'No day yet'}
        </strong>
      </p>
      {sameDay && <TrucksOut day={sameDay} />}
      <div className="mt-1 border-edge-2 border-t-3 border-dashed pt-1 md:mt-1.5 md:pt-1.5">
        <dl className="grid gap-1.5">
          <Place label="From" place={from} mark={<span className="route-start" aria-hidden />} />
          <Place
            label="To"
            place={to}
            mark={<Icon drawing={MapPin} size={22} className="text-jacaranda" />}
          />
        </dl>
      </div>
      {heavy.length > 0 && (
        <p className="mt-1.5 desk-remark">
          <strong>Heavy:</strong> <span>{heavy.join(', ')}</span>
        </p>
      )}
      <div className="flex items-end justify-between gap-4">
        <div className="text-small">
          {route && (
            <p className="print:hidden">
              <OtherPage {...route} />
            </p>
          )}
          <p className="wrap-anywhere text-ink-2">{contact.join(' · ')}</p>
        </div>
        <LoadDrawing home={home} className="ml-auto w-18 flex-none" />
      </div>
    </section>
  );
}

/** How full the day is, before any form is opened; nothing while it is free. */
function TrucksOut({ day }: { day: DayView }) {
  if (day.trucks === 0) return null;
  return (
    <p
      className={`text-small leading-tight ${isFull(day) ? 'font-semibold desk-remark' : 'text-ink-2'}`}
    >
      {trucksInWords(day)}
    </p>
  );
}

interface PlaceProps {
  label: string;
  place: DeskPlace;
  mark: Elements;
}

/** An address with its mark: the ring of the start, or the pin of the end. */
function Place({ label, place: { address, door }, mark }: PlaceProps) {
  return (
    <div className="job-place">
      <dt>
        {mark}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="wrap-anywhere">
        <strong>{address}</strong>
        {door && <span className="block text-small">{door}</span>}
      </dd>
    </div>
  );
}
