import { Route } from '../quote/fields/Route.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';

/** Both addresses, and the way between them. */
export function TheWay({ from, to }: { from: string; to: string }) {
  return (
    <Route of="lines">
      <LabelledLines
        look="stack"
        lines={[
          { label: 'From', value: from },
          { label: 'To', value: to },
        ]}
      />
    </Route>
  );
}
