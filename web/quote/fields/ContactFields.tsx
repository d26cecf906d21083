import { CalendarDays } from 'lucide';
import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import type { MoveType } from '../../../domain/request/request.schema.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldsApi, fieldOf, type QuoteFormApi } from '../quote-form-api.ts';
import { AdviceOnDate } from './AdviceOnDate.tsx';
import { Route } from './Route.tsx';

const fetchRoadHint = () => import('./RoadHint.tsx');

export type ContactFieldsProps = FieldsApi &
  Pick<QuoteFormApi, 'control' | 'setValue'> & {
    /** Whether the team fills it in for somebody who phoned, as far as it is known. */
    isTheirs?: boolean;
  };

/** Destination, date and the visitor's details, with the children after the notes. */
export function ContactFields(props: ContactFieldsProps & { children: Elements }) {
  const { control, setValue, isTheirs = false, children } = props;
  const moveType = useWatch({ control, name: 'moveType' });
  // A browser would fill in the team's own.
  const own = (name: string) => (isTheirs ? 'off' : name);
  const field = (name: keyof typeof CONTROL_LABELS) => ({
    ...fieldOf(props, name),
    label: CONTROL_LABELS[name],
  });
  return (
    <>
      <div>
        <Route of="fields">
          <div className="space-y-6">
            <TextField
              {...field('fromAddress')}
              placeholder="Street, number and suburb"
              optional={isTheirs}
              autoComplete={own('address-line1')}
              autoCapitalize="words"
            />
            <TextField
              {...field('toAddress')}
              placeholder="Street, number and suburb"
              optional={isTheirs}
              autoComplete="off"
              autoCapitalize="words"
            />
          </div>
        </Route>
        <MapOfTheWay control={control} />
      </div>
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <div>
          <TextField
            {...field('moveDate')}
            optional={isTheirs}
            type="date"
            icon={<Icon drawing={CalendarDays} size={24} strokeWidth={1.75} />}
          />
          <AdviceOnDate control={control} setValue={setValue} />
        </div>
        <TextField
          {...field('name')}
          {...(isTheirs && { label: 'Their name' })}
          autoComplete={own('name')}
          autoCapitalize="words"
        />
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete={own('tel')}
          hint="Ten digits, such as 082 555 0134"
        />
        <TextField
          {...field('email')}
          optional={isTheirs}
          type="email"
          autoComplete={own('email')}
        />
      </div>
      <TextArea {...field('additionalNotes')} optional rows={4} {...NOTES_ABOUT[moveType]} />
      {children}
    </>
  );
}

const NOTES_ABOUT = {
  residential: { placeholder: 'Stairs, a piano, a cat that bolts…' },
  commercial: {
    hint: 'Roughly how many desks, shelves, tables or machines are moving?',
    placeholder: '12 desks, 8 shelves, a server cabinet…',
  },
} as const satisfies Record<MoveType, object>;

/** The place of the map, under both addresses. */
function MapOfTheWay({ control }: Pick<QuoteFormApi, 'control'>) {
  const [from, to] = useWatch({ control, name: ['fromAddress', 'toAddress'] });
  const { part: lazy } = useLazyPart(Boolean(from && to), fetchRoadHint);
  return (
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[from, to]}>
        <lazy.RoadHint from={from} to={to} />
      </ErrorBoundary>
    )
  );
}
