import './diary-sheet.css';
import { addDays } from '../../domain/calendar-date.ts';
import type { DiaryDay, DiaryView } from '../../domain/desk/diary.ts';
import { DIARY_DAYS } from '../../domain/desk/diary-reach.ts';
import { Button } from '../ui/Button.tsx';
import { DayOfDiary } from './DayOfDiary.tsx';
import { DiaryList } from './DiaryList.tsx';
import { MailList } from './MailList.tsx';

interface DiarySheetProps {
  diaryKey: string;
  diary: DiaryView;
  hasNoSignal: boolean;
  isFetching: boolean;
  onRefetch: () => void;
}

/** What waits, the next seven days, what comes later, and what was moved. */
export function DiarySheet({
  diaryKey,
  diary,
  hasNoSignal,
  isFetching,
  onRefetch,
}: DiarySheetProps) {
  const { asOf, today, waiting, days, undated, movesADay } = diary;
  const week = nextDays(diary);
  const later = days.filter(({ day }) => day > (week.at(-1)?.day ?? today));
  const moved = days.filter(({ day }) => day < today).reverse();
  const list = (each: DiaryDay) => (
    <DayOfDiary key={each.day} day={each} today={today} movesADay={movesADay} />
  );
  return (
    <div className="diary">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="heading-2 text-h3">{title(waiting.length)}</h1>
          <p role="status" className="diary-age text-ink-2" data-old={hasNoSignal || undefined}>
            As of {asOf}
            {hasNoSignal && ': no connection since'}
          </p>
        </div>
        <div className="diary-buttons flex flex-wrap items-center gap-2">
          <Button kind="second" size="small" disabled={isFetching} onClick={onRefetch}>
            {isFetching ? 'Looking…' : 'Look again'}
          </Button>
          <MailList diaryKey={diaryKey} />
        </div>
      </header>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="diary-waiting">
          <h2 id="waiting" className="diary-heading">
            Waiting for us
          </h2>
          <DiaryList entries={waiting} says="waits" />
        </section>
      )}
      <section aria-labelledby="week" className="diary-week">
        <h2 id="week" className="diary-heading">
          The next seven days
        </h2>
        <div className="diary-days">{week.map(list)}</div>
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later" className="diary-rest">
          <h2 id="later" className="diary-heading">
            Later
          </h2>
          <div className="diary-days">{later.map(list)}</div>
          <p className="mt-3.5 text-ink-2 text-small">
            Quotes and wishes for the next {DIARY_DAYS} days, and every agreed move.
          </p>
        </section>
      )}
      {undated.length > 0 && (
        <section aria-labelledby="undated" className="diary-rest">
          <h2 id="undated" className="diary-heading">
            Without a date
          </h2>
          <DiaryList entries={undated} says="stand" />
        </section>
      )}
      {moved.length > 0 && (
        <section aria-labelledby="moved" className="diary-rest">
          <h2 id="moved" className="diary-heading">
            Last week
          </h2>
          <div className="diary-days">{moved.map(list)}</div>
        </section>
      )}
      <p className="mt-3.5 text-ink-2 text-small print:hidden">
        Nobody is named here. To open one, look for its reference in our email. The emailed list has
        the links.
      </p>
    </div>
  );
}

function title(waiting: number): string {
  if (waiting === 0) return 'Nothing is waiting';
  return waiting === 1 ? '1 is waiting for us' : `${waiting} are waiting for us`;
}

/** Seven days from today on, also those without a move. */
function nextDays({ today, days }: DiaryView): DiaryDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index);
    return days.find((each) => each.day === day) ?? { day, agreed: 0, entries: [] };
  });
}
