import { TextField } from '../ui/TextField.tsx';

/** How many people and trucks come. */
export function CrewSize({ optional }: { optional?: true }) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextField name="people" label="People" optional={optional} inputMode="numeric" />
      <TextField name="trucks" label="Trucks" optional={optional} inputMode="numeric" />
    </div>
  );
}
