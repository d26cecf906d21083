import { TextField } from '../ui/TextField.tsx';

interface OwnNameProps {
  id: string;
  value: string;
  error: string | undefined;
  onName: (name: string) => void;
}

/** Asks whoever acts for the team for their name. */
export function OwnName({ onName, ...field }: OwnNameProps) {
  return (
    <TextField
      label="Your name"
      autoComplete="given-name"
      maxLength={40}
      hint="For your colleagues. This device remembers it."
      {...field}
      onChange={({ target }) => onName(target.value)}
    />
  );
}
