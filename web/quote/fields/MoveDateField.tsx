import { CalendarDays } from 'lucide';
import { useWatch } from 'react-hook-form';
import { DAY_UNKNOWN } from '../../../domain/dates/move-date.ts';
import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { type FieldsApi, fieldId, fieldOf, type QuoteFormApi } from '../quote-form-api.ts';
import { AdviceOnDate } from './AdviceOnDate.tsx';

interface MoveDateFieldProps extends FieldsApi, Pick<QuoteFormApi, 'control' | 'setValue'> {
  /** Whether the team fills it in for somebody who phoned, as far as it is known. */
  isTheirs?: boolean;
}

/** What a date's control can hold; all else is a day in words. */
const DATE = /^(?:\d{4,}-\d\d-\d\d)?$/;

/** The moving day, or a tick for whoever has none. A day in words, which somebody else may have entered, is a tick too. */
export function MoveDateField(props: MoveDateFieldProps) {
  const { control, setValue, errors, isTheirs = false } = props;
  const day = useWatch({ control, name: 'moveDate' });
  const inWords = !DATE.test(day);
  const tick = (isTicked: boolean) =>
    setValue('moveDate', isTicked ? DAY_UNKNOWN : '', {
      shouldDirty: true,
      shouldValidate: Boolean(errors.moveDate),
    });
  const both = {
    label: CONTROL_LABELS.moveDate,
    aside: (
      <TickBox
        label="I don’t know the day yet"
        name="moveDate"
        value={inWords ? day : DAY_UNKNOWN}
        checked={inWords}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
    ),
    optional: isTheirs,
    icon: <Icon drawing={CalendarDays} size={24} strokeWidth={1.75} />,
  };
  return (
    <div>
      {inWords ? (
        // Without a name: the tick has the value.
        <TextField {...both} id={fieldId('moveDate')} value={day} disabled readOnly />
      ) : (
        <TextField {...both} {...fieldOf(props, 'moveDate')} type="date" />
      )}
      {!inWords && <AdviceOnDate control={control} setValue={setValue} />}
    </div>
  );
}
