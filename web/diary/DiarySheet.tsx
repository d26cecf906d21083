import { addDays } from '../../domain/dates/calendar-date.ts';
import { publicHoliday } from '../../domain/dates/public-holidays.ts';
import { moveDateInShort } from '../../domain/dates/short-date.ts';
import { inGroups } from '../../domain/money.ts';
import { CALL_LABELS, LOOK_AGAIN } from '../../domain/team/call-labels.ts';
import { countEntries } from '../../domain/team/count-entries.ts';
import type { DiaryDay, DiaryView } from '../../domain/team/diary.ts';
import { DIARY_DAYS, DIARY_PAST_DAYS } from '../../domain/team/diary-reach.ts';
import { usePageAge } from '../by-key/PageAge.tsx';
import { messageDraft, phonedDraft } from '../quote/state/phoned-draft.ts';
import { Button } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { Handover } from '../ui/Handover.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';
import { useAsking } from '../ui/use-asking.ts';
import { DayOfDiary } from './DayOfDiary.tsx';
import { DiaryList } from './DiaryList.tsx';
import { EarlierWeek } from './EarlierWeek.tsx';
import { FindField } from './FindField.tsx';
import { FoundList } from './FoundList.tsx';
import { OnDemand } from './OnDemand.tsx';
import { PhonedRequest } from './PhonedRequest.tsx';

interface DiarySheetProps {
  diary: DiaryView;
}

/** Open work, the next seven days, later moves, and last week's. */
export function DiarySheet({ diary }: DiarySheetProps) {
  const entering = useAsking((messageDraft.open() ?? phonedDraft.open()) !== undefined && 'begun');
  const { asOf, today, waiting, left, suspected, days, undated, trucksADay } = diary;
  const shownAbove = new Set(waiting.map(({ reference }) => reference));
  const alone = undated.filter(({ reference }) => !shownAbove.has(reference));
  const week = nextDays(diary);
  const free = week.filter(({ entries }) => entries.length === 0);
  const later = days.filter(({ day }) => day > (week.at(-1)?.day ?? today));
  const moved = days.filter(({ day }) => day < today).reverse();
  const outOn = (day: string) => ({
    trucks: days.find((each) => each.day === day)?.trucks ?? 0,
    trucksADay,
  });
  const list = (shown: readonly DiaryDay[]) => (
    <div className="diary-days mt-3 grid">
      {shown.map((day) => (
        <DayOfDiary
          key={day.day}
          {...{ day, today, trucksADay, shownAbove }}
          inWeek={shown === week}
        />
      ))}
    </div>
  );
  return (
    <div className="diary">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="heading-2 text-h3">{title(countEntries(waiting) + left)}</h1>
          <DiaryAge asOf={asOf} />
          <p className="flex flex-wrap gap-x-4 text-small print:hidden">
            <a href="/figures" className={`-my-2 ${TEXT_LINK}`}>
              Figures
            </a>
            <a href="/devices" className={`-my-2 ${TEXT_LINK}`}>
              Devices
            </a>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Handover of={entering.asking ? 'form' : 'button'}>
            {!entering.asking && (
              <Button
                ref={entering.button}
                size="small"
                className="px-3 text-small"
                onClick={entering.ask}
              >
                {CALL_LABELS.open}
              </Button>
            )}
          </Handover>
        </div>
      </header>
      <Handover of={entering.asking ? 'form' : 'button'}>
        {entering.asking && <PhonedRequest outOn={outOn} onClose={entering.back} />}
      </Handover>
      <FindField />
      {waiting.length > 0 && (
        <Part id="waiting" heading="Waiting for us" className="diary-waiting">
          <DiaryList entries={waiting} says="waits" />
          {left > 0 && (
            <p className="mt-3 text-ink-2">
              {`and ${inGroups(left)} more without an answer, which come up as these are dealt with`}
            </p>
          )}
        </Part>
      )}
      <Part id="week" heading="The next seven days" className="diary-week">
        {list(week)}
        {free.length > 0 && (
          <p className="mt-2 hidden print:block">{`Free: ${free.map(inOneLine).join(', ')}`}</p>
        )}
      </Part>
      {suspected.all > 0 && (
        <div className="print:hidden">
          <OnDemand summary={suspectedInWords(suspected.all)}>
            {() => (
              <>
                <FoundList entries={suspected.latest} />
                {suspected.all > suspected.latest.length && (
                  <p className="diary-note">{`The latest ${suspected.latest.length}`}</p>
                )}
              </>
            )}
          </OnDemand>
        </div>
      )}
      {later.length > 0 && (
        <Part id="later" heading="Later" className="diary-later">
          {list(later)}
          <p className="mt-3 text-ink-2 text-small print:hidden">
            {`Quotes and wishes for the next ${DIARY_DAYS} days, and every agreed move.`}
          </p>
        </Part>
      )}
      {alone.length > 0 && (
        <Part id="undated" heading="Without a date">
          <DiaryList entries={alone} says="status" />
        </Part>
      )}
      <Part id="moved" heading="Last week">
        {moved.length > 0 ? list(moved) : <p className="mt-3 text-ink-2">No moves.</p>}
        <EarlierWeek before={addDays(today, -DIARY_PAST_DAYS)} {...{ today, trucksADay }} />
      </Part>
    </div>
  );
}

/** The diary hangs on a wall: whoever passes may always ask for its newest state. */
function DiaryAge({ asOf }: Pick<DiaryView, 'asOf'>) {
  const { isError = false, isFetching = false, refetch } = usePageAge()?.query ?? {};
  return (
    <p className={`text-small ${isError ? 'font-semibold text-brick' : 'text-ink-2'}`}>
      <span>{`As of ${asOf}`}</span>
      {/* Not the time, which would be read out every five minutes. */}
      <span role="status">{isError && ': no connection since'}</span>{' '}
      <button
        type="button"
        className={`-my-3 ${TEXT_LINK} print:hidden`}
        onClick={() => refetch?.()}
      >
        {isFetching ? 'Looking…' : LOOK_AGAIN}
      </button>
    </p>
  );
}

interface PartProps {
  id: string;
  heading: string;
  className?: string;
  children: Elements;
}

function Part({ id, heading, className = 'print:hidden', children }: PartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="heading-3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function suspectedInWords(all: number): string {
  return all === 1
    ? '1 that may not be from a visitor'
    : `${inGroups(all)} that may not be from visitors`;
}

/** 'Wed 16 Dec (Day of Reconciliation)' */
function inOneLine({ day }: DiaryDay): string {
  const holiday = publicHoliday(day);
  return moveDateInShort(day, day) + (holiday ? ` (${holiday})` : '');
}

function title(waiting: number): string {
  if (waiting === 0) return 'Nothing is waiting';
  return waiting === 1 ? '1 is waiting for us' : `${waiting} are waiting for us`;
}

/** Seven days from today on, also those without a move. */
function nextDays({ today, days }: DiaryView): readonly DiaryDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index);
    return days.find((each) => each.day === day) ?? { day, trucks: 0, entries: [] };
  });
}
