import { nameProblem } from '../../domain/team/team-name.ts';
import { Handover } from '../ui/Handover.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';

interface TeamNameProps {
  name: string;
  isAsked: boolean;
  onName: (name: string) => void;
  onAsk: () => void;
}

/** The name of whoever acts here: known from the sign-in, and changed on a device that several use. */
export function TeamName({ name, isAsked, onName, onAsk }: TeamNameProps) {
  const known = name !== '' && (
    <p className="mt-3 text-ink-2 text-small print:hidden">
      <span>You are</span> <strong className="wrap-anywhere">{name}</strong>
      <span>.</span>{' '}
      <button type="button" className={TEXT_LINK} onClick={onAsk}>
        Not you?
      </button>
    </p>
  );
  return (
    <Handover of={isAsked ? 'asked' : 'known'}>
      {isAsked ? (
        <div className="mt-4">
          <TextField
            id="desk-name"
            label="Your name"
            autoComplete="given-name"
            hint="For your colleagues. This device remembers it."
            value={name}
            error={(name.trim() && nameProblem(name)) || undefined}
            // The button that asked for it is about to go.
            autoFocus
            onChange={({ target }) => onName(target.value)}
          />
        </div>
      ) : (
        known
      )}
    </Handover>
  );
}
