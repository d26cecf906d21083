import { Printer } from 'lucide';
import type { ComponentProps } from 'react';
import { company } from '../../content/company.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { type MovePlan, ONLY_READS, PLAN, planSays } from '../../domain/your-move/move-plan.ts';
import { NotSince } from '../by-key/NotSince.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { DashList } from '../ui/DashList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useTitlePrefix } from '../ui/use-title-prefix.ts';
import { PageColumns } from './PageColumns.tsx';
import { PaperFigure } from './PaperFigure.tsx';
import { PlanOnPaper } from './PlanOnPaper.tsx';
import { TheWay } from './TheWay.tsx';
import { WaybillPaper } from './WaybillPaper.tsx';

interface ThePlanProps {
  plan: MovePlan;
  readKey: string;
  query: ComponentProps<typeof NotSince>['query'];
}

/** When and where we come, for whoever opens a door or a gate. */
export function ThePlan({ plan, readKey, query }: ThePlanProps) {
  const { reference, day, visit, state } = plan;
  useTitlePrefix(`${reference} | `);
  const today = localDay(new Date());
  const { from, to, hours, comes, access, tasks } = visit ?? NOTHING;
  const isToday = day === today && hours !== '';
  const stub = (
    <>
      <h2 id="plan" className="text-ink-2 text-small leading-snug">
        {HEADINGS[state]}
      </h2>
      <PaperFigure
        figure={isToday ? hours : moveDateInShort(day, today)}
        under={isToday ? moveDateInWords(day) : hours}
        isPale={!visit}
      />
      <p role="status" className="text-balance font-semibold leading-snug">
        {planSays(plan, today)}
      </p>
      {comes.length > 0 && <LabelledLines look="flow" lines={comes} />}
    </>
  );
  return (
    <PageColumns
      heading={PLAN}
      paper={
        <>
          <WaybillPaper
            headingId="plan"
            reference={reference}
            stub={stub}
            details={visit && <TheWay from={from} to={to} />}
          />
          {visit && <PlanOnPaper readKey={readKey} />}
        </>
      }
    >
      <NotSince query={query} className="mb-3" />
      <Sheet>
        {access.length > 0 && (
          <>
            <h2 className="heading-3 text-title">Getting in and out</h2>
            <div className="mt-3 mb-7">
              <LabelledLines look="stack" lines={access} />
            </div>
          </>
        )}
        {tasks.length > 0 && (
          <>
            <h2 className="heading-3 text-title">To have ready the evening before</h2>
            <DashList items={tasks} className="mt-3 mb-7" />
          </>
        )}
        <p className="text-ink-2 print:hidden">
          {`${ONLY_READS} Whoever asked for the move has another one, which can change it.`}
        </p>
        <ButtonRow className="mt-5 print:hidden">
          <ButtonLink kind="main" href={company.phone.link}>
            {`Call ${company.phone.display}`}
          </ButtonLink>
          {visit && (
            <PrintButton kind="second">
              <Icon drawing={Printer} size={22} strokeWidth={1.75} />
              <span>Print</span>
            </PrintButton>
          )}
        </ButtonRow>
      </Sheet>
    </PageColumns>
  );
}

const NOTHING = { from: '', to: '', hours: '', comes: [], access: [], tasks: [] };

const HEADINGS: Readonly<Record<MovePlan['state'], string>> = {
  open: 'The day that was asked for',
  agreed: 'The day that was agreed',
  confirmed: 'We come on',
  off: 'The day would have been',
  over: 'The day was',
};
