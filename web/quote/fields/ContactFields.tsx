import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type FieldsApi, fieldOf, type QuoteFormApi } from '../quote-form-api.ts';
import { MoveDateField } from './MoveDateField.tsx';
import { Route } from './Route.tsx';

const WIDE = 'md:col-span-2 xl:col-span-1';

const fetchRoadHint = () => import('./RoadHint.tsx');

export type ContactFieldsProps = FieldsApi &
  Pick<QuoteFormApi, 'control' | 'setValue'> & {
    /** Whether the team fills it in for somebody who phoned, as far as it is known. */
    isTheirs?: boolean;
  };

/** Both addresses, the date and the visitor's details. */
export function ContactFields(props: ContactFieldsProps) {
  const { control, isTheirs = false } = props;
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
          <div className="space-y-4 md:space-y-6">
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
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2 md:gap-y-6">
        {/* The box next to the date's label needs the room of both columns. */}
        <div className={WIDE}>
          <MoveDateField {...props} />
        </div>
        <div className={WIDE}>
          <TextField
            {...field('name')}
            {...(isTheirs && { label: 'Their name' })}
            autoComplete={own('name')}
            autoCapitalize="words"
          />
        </div>
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete={own('tel')}
          placeholder="082 555 0134"
        />
        <TextField
          {...field('email')}
          optional={isTheirs}
          type="email"
          autoComplete={own('email')}
        />
      </div>
    </>
  );
}

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
