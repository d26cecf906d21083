import { ErrorBoundary } from 'react-error-boundary';
import { useWatch } from 'react-hook-form';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import type { QuoteFormApi } from '../quote-form-api.ts';

const fetchHint = () => import('./RoadHint.tsx');

/** The place of the map, under both addresses. */
export function LazyRoadHint({ control }: { control: QuoteFormApi['control'] }) {
  const [from, to] = useWatch({ control, name: ['fromAddress', 'toAddress'] });
  const lazy = useLazyPart(Boolean(from && to), fetchHint);
  return (
    lazy && (
      <ErrorBoundary fallback={null} resetKeys={[from, to]}>
        <lazy.RoadHint from={from} to={to} />
      </ErrorBoundary>
    )
  );
}
