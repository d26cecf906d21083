import { CalendarDays } from 'lucide';
import { DAY_UNKNOWN } from '../../../domain/dates/move-date.ts';
import { CONTROL_LABELS, NO_DATE_YET } from '../../../domain/request/labels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { useQuoteAnswer } from '../quote-form-api.ts';
import { AdviceOnDate } from './AdviceOnDate.tsx';

interface MoveDateFieldProps {
  /** Whether the team fills it in for somebody who phoned, as far as it is known. */
  isTheirs?: boolean;
}

/** What a date's control can hold; all else is a day in words. */
const DATE = /^(?:\d{4,}-\d\d-\d\d)?$/;

/** The moving day, or a tick for whoever has none. A day in words, which somebody else may have entered, is a tick too. */
export function MoveDateField({ isTheirs = false }: MoveDateFieldProps) {
  const day = useQuoteAnswer('moveDate');
  const inWords = !DATE.test(day);
  const both = {
    label: CONTROL_LABELS.moveDate,
    aside: (
      <TickBox
        label={isTheirs ? 'They don’t know the day yet' : NO_DATE_YET}
        name="moveDate"
        value={inWords ? day : DAY_UNKNOWN}
      />
    ),
    optional: isTheirs,
    icon: <Icon drawing={CalendarDays} size={24} strokeWidth={1.75} />,
  };
  return (
    <div>
      <TextField {...both} name="moveDate" type={inWords ? 'text' : 'date'} disabled={inWords} />
      {!inWords && <AdviceOnDate />}
    </div>
  );
}
