import { ErrorBoundary } from 'react-error-boundary';
import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useQuoteAnswer } from '../quote-form-api.ts';
import { MoveDateField } from './MoveDateField.tsx';
import { Route } from './Route.tsx';

const WIDE = 'md:col-span-2 xl:col-span-1';

const fetchRoadHint = () => import('./RoadHint.tsx');

export interface ContactFieldsProps {
  /** Whether the team fills it in for somebody who phoned, as far as it is known. */
  isTheirs?: boolean;
}

/** Both addresses, the date and the visitor's details. */
export function ContactFields({ isTheirs = false }: ContactFieldsProps) {
  // A browser would fill in the team's own.
  const own = (name: string) => (isTheirs ? 'off' : name);
  const field = (name: keyof typeof CONTROL_LABELS) => ({
    name,
    label: CONTROL_LABELS[name],
  });
  return (
    <>
      <div>
        <Route of="fields">
          <div className="space-y-3.5 md:space-y-6">
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
        <MapOfTheWay />
      </div>
      <div className="grid items-start gap-x-5 gap-y-3.5 md:grid-cols-2 md:gap-y-6">
        {/* The box next to the date's label needs the room of both columns. */}
        <div className={WIDE}>
          <MoveDateField isTheirs={isTheirs} />
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
function MapOfTheWay() {
  const from = useQuoteAnswer('fromAddress');
  const to = useQuoteAnswer('toAddress');
  const { part: lazy } = useLazyPart(Boolean(from && to), fetchRoadHint);
  return (
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[from, to]}>
        <lazy.RoadHint from={from} to={to} />
      </ErrorBoundary>
    )
  );
}
