import { useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { TEXT_LINK } from './text-link.ts';

interface TeamNameProps {
  name: string;
  /** Whether this device remembers it. */
  isKnown: boolean;
  isMissing: boolean;
  onName: (name: string) => void;
}

/** Who acts here: asked once on each device, and then one line. */
export function TeamName({ name, isKnown, isMissing, onName }: TeamNameProps) {
  const [isAsked, setAsked] = useState(false);
  if (isKnown && !isAsked && !isMissing) {
    return (
      <p className="mt-1 text-ink-2 text-small">
        You are <strong className="wrap-anywhere">{name}</strong>.{' '}
        <button type="button" className={TEXT_LINK} onClick={() => setAsked(true)}>
          Not you?
        </button>
      </p>
    );
  }
  return (
    <div className="mt-4 mb-1">
      <TextField
        id="desk-name"
        label="Your name"
        autoComplete="given-name"
        maxLength={40}
        value={name}
        hint="For your colleagues. This device remembers it."
        error={isMissing ? 'Please say who you are' : undefined}
        onChange={({ target }) => onName(target.value)}
      />
    </div>
  );
}
