import { TextField } from '../ui/TextField.tsx';

interface OwnNameProps {
  id: string;
  value: string;
  error: string | undefined;
  /** Whether it takes the place of what was pressed. */
  takesFocus?: boolean;
  onName: (name: string) => void;
}

/** Asks whoever acts for the team for their name. */
export function OwnName({ takesFocus = false, onName, ...field }: OwnNameProps) {
  return (
    <TextField
      label="Your name"
      autoComplete="given-name"
      hint="For your colleagues. This device remembers it."
      autoFocus={takesFocus}
      {...field}
      onChange={({ target }) => onName(target.value)}
    />
  );
}
