import { isCalendarDate } from '../../domain/dates/calendar-date.ts';
import { moveDateWithSeason } from '../../domain/dates/date-advice.ts';
import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import { isFull, type TrucksOut, trucksInWords } from '../../domain/team/trucks-out.ts';
import { VISIT_LABELS } from '../../domain/team/visit-labels.ts';
import { AnotherVisit, VisitGroups } from '../forms/VisitGroups.tsx';
import { type CallFormValues, countVisits, VISIT_PARTS, visitField } from '../quote/call-form.ts';
import { MoveDateField } from '../quote/fields/MoveDateField.tsx';
import { useAnswers, useFormAround } from '../ui/form-around.ts';
import { TextField } from '../ui/TextField.tsx';

const OWN = { autoComplete: 'off' } as const;

/** The parts of a visit under the names that the groups know. */
const GROUPED = {
  parts: VISIT_PARTS,
  nameOf: visitField as (index: number, part: string) => string, // it is asked for these parts alone
};

export interface CallVisitsProps {
  /** How many trucks are out on a day. */
  outOn: (day: string) => TrucksOut;
}

/** The price, day and hours of a move; of a job of several visits the day and hours of each. */
export function CallVisits({ outOn }: CallVisitsProps) {
  const form = useAnswers(useFormAround<CallFormValues>());
  const dayOf = (index: number) => form[visitField(index, 'day')] ?? '';
  const isSingle = countVisits(form) === 1;
  return (
    <>
      {isSingle ? (
        <>
          <MoveDateField isTheirs />
          <OutThatDay day={dayOf(0)} outOn={outOn} />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              name={visitField(0, 'window')}
              label={VISIT_LABELS.window}
              optional
              {...OWN}
            />
            <PriceField />
          </div>
        </>
      ) : (
        <VisitGroups
          {...GROUPED}
          fieldsOf={(index) => (
            <>
              <TextField
                name={visitField(index, 'what')}
                label={VISIT_LABELS.what}
                optional
                hint={VISIT_LABELS.whatHint}
                {...OWN}
              />
              <div className="grid grid-cols-2 gap-3">
                <TextField
                  type="date"
                  name={visitField(index, 'day')}
                  label="Day"
                  hint={dayInWords(dayOf(index))}
                  {...OWN}
                />
                <TextField
                  name={visitField(index, 'window')}
                  label={VISIT_LABELS.window}
                  optional={form.answer !== 'booked'}
                  {...OWN}
                />
              </div>
              <OutThatDay day={dayOf(index)} outOn={outOn} />
              <div className="grid gap-3 md:grid-cols-2">
                <TextField
                  name={visitField(index, 'from')}
                  label="From"
                  optional
                  hint="The address above unless you say."
                  {...OWN}
                />
                <TextField name={visitField(index, 'to')} label="To" optional {...OWN} />
              </div>
              {form.answer === 'booked' && <Crew index={index} />}
            </>
          )}
        />
      )}
      <AnotherVisit {...GROUPED} />
      {!isSingle && <PriceField />}
    </>
  );
}

function PriceField() {
  return <TextField name="price" label={CALL_LABELS.price} optional inputMode="numeric" {...OWN} />;
}

/** Who comes. */
export function Crew({ index }: { index: number }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        name={visitField(index, 'people')}
        label={VISIT_LABELS.people}
        inputMode="numeric"
        {...OWN}
      />
      <TextField
        name={visitField(index, 'trucks')}
        label={VISIT_LABELS.trucks}
        inputMode="numeric"
        {...OWN}
      />
    </div>
  );
}

/** Nothing of a year that is being typed. */
function dayInWords(day: string): string | undefined {
  return isCalendarDate(day) && !day.startsWith('0') ? moveDateWithSeason(day) : undefined;
}

/** How full a day is, while it is agreed on. */
function OutThatDay({ day, outOn }: CallVisitsProps & { day: string }) {
  const out = isCalendarDate(day) ? outOn(day) : null;
  return (
    <p
      role="status"
      // Without anything to say it takes no room of the form's grid.
      className={`-mt-3 text-small not-empty:mt-0 ${out && isFull(out) ? 'font-semibold desk-remark' : 'text-ink-2'}`}
    >
      {out && out.trucks > 0 && trucksInWords(out)}
    </p>
  );
}
