import { monthName } from '../../domain/dates/month.ts';
import type { YearView } from '../../domain/figures/year.ts';
import { inGroups, randInWords, sumOf } from '../../domain/money.ts';
import { PAID, PAID_BY } from '../../domain/quote/paid-by.ts';
import { NO_KEYS, NO_LABELS } from '../../domain/quote/said-no.ts';
import { inHours } from '../../domain/team/time-left.ts';
import { PageAge } from '../by-key/PageAge.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';
import { FiguresTable, isQuiet } from './FiguresTable.tsx';
import { MonthsDrawing } from './MonthsDrawing.tsx';

interface FiguresSheetProps {
  year: YearView;
}

/** How quickly we answer and how many say yes, twelve months, and where they came from. */
export function FiguresSheet({ year }: FiguresSheetProps) {
  const { asOf, months, sources } = year;
  const { all } = sources;
  const thisMonth = months.at(-1);
  const [first, last] = [months[0], thisMonth].map((each) => monthName(each?.month ?? ''));
  const received = sumOf(months.map(({ sum }) => sum));
  const byMonth = months.map((each) => ({ label: shortMonth(each.month), ...each }));
  const newestFirst = byMonth.filter((each) => each.month === thisMonth?.month || !isQuiet(each));
  return (
    <div className="figures">
      <header>
        <h1 className="heading-2 text-h3">Our last twelve months</h1>
        <div className="flex flex-wrap items-baseline gap-x-4 text-ink-2 text-small">
          <p>{`${first} to ${last}`}</p>
          <PageAge />
          <p className="hidden print:block">{`As of ${asOf}`}</p>
          <a href="/diary" className={`-my-3 ${TEXT_LINK} print:hidden`}>
            The diary
          </a>
        </div>
      </header>
      <dl className="figures-first grid gap-4">
        <First
          name="First answer"
          value={all.medianMs === null ? '–' : inHours(all.medianMs)}
          says={`Half of those we answered waited no longer${
            thisMonth?.medianMs ? `; this month ${inHours(thisMonth.medianMs)}` : ''
          }.`}
        />
        <First
          name="Say yes"
          value={shareOf(all.accepted, all.quoted)}
          says={`${inGroups(all.accepted)} of ${inGroups(all.quoted)} who got a price${
            thisMonth?.quoted ? `; this month ${shareOf(thisMonth.accepted, thisMonth.quoted)}` : ''
          }.`}
        />
      </dl>
      <section aria-labelledby="months" className="team-paper figures-part">
        <h2 id="months" className="heading-3">
          Month by month
        </h2>
        <MonthsDrawing months={byMonth} />
        <FiguresTable what="Month" rows={newestFirst.reverse()} all={{ ...all, sum: received }} />
        {thisMonth && <p className="mt-3 text-ink-2 text-small">{meansInWords(thisMonth)}</p>}
      </section>
      <SaidNo all={all} />
      <section aria-labelledby="sources" className="figures-part">
        <h2 id="sources" className="heading-3">
          Where they came from
        </h2>
        <FiguresTable what="Source" rows={sources.rows} all={all} isDrawn />
      </section>
      <p className="text-ink-2 text-small">
        Each is counted in the month in which it came in, and without spam. A month in which nothing
        happened has no row. A move comes to its confirmed price until somebody enters what it came
        to. What was received is in the month in which it came, for whatever move; “leads payments”
        lists it. Taps are presses on our number, chat and address: nobody knows whose. For days and
        campaigns, there is “leads report”.
      </p>
    </div>
  );
}

/** 'Received this month: R8 500 in cash, R12 000 by transfer.' */
function meansInWords({ byMeans }: Pick<YearView['months'][number], 'byMeans'>): string {
  const parts = PAID_BY.filter((how) => byMeans[how] !== 0).map(
    (how) => `${randInWords(byMeans[how])} ${PAID[how]}`,
  );
  return `Received this month: ${parts.join(', ') || 'nothing yet'}.`;
}

/** What we lose on. */
function SaidNo({ all: { saidNo, why } }: { all: YearView['sources']['all'] }) {
  if (saidNo === 0) return null;
  const reasons = NO_KEYS.filter((key) => why[key] > 0);
  return (
    <section aria-labelledby="said-no" className="figures-part">
      <h2 id="said-no" className="heading-3">
        Why they said no
      </h2>
      <dl className="figures-why">
        {reasons.map((key) => (
          <div key={key}>
            <dt>{NO_LABELS[key]}</dt>
            <dd>{`${inGroups(why[key])} of ${inGroups(saidNo)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function First({ name, value, says }: { name: string; value: string; says: string }) {
  return (
    <div className="figures-part">
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd>
        <strong className="block font-heavy text-title leading-tight">{value}</strong>
        <span className="text-ink-2 text-small">{says}</span>
      </dd>
    </div>
  );
}

/** '33 %' */
function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

/** 'Nov 2026' */
function shortMonth(month: string): string {
  const [name = '', year] = monthName(month).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}
