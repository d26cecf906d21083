import { nameProblem } from '../../domain/desk/team-name.ts';
import { OwnName } from '../by-key/OwnName.tsx';
import { Handover } from '../ui/Handover.tsx';
import { TEXT_LINK } from '../ui/text-link.ts';

/** `settled`: known, or not needed yet. */
export type Naming = 'settled' | 'asked' | 'wrong';

interface TeamNameProps {
  name: string;
  naming: Naming;
  onName: (name: string) => void;
  onAsk: () => void;
}

/** The name of whoever acts here: asked once on each device, when something is first done on it, and then one line. */
export function TeamName({ name, naming, onName, onAsk }: TeamNameProps) {
  const problem = nameProblem(name);
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
    <Handover of={naming === 'settled' ? 'known' : 'asked'}>
      {naming === 'settled' ? (
        known
      ) : (
        <div className="mt-4">
          <OwnName
            id="desk-name"
            value={name}
            error={naming === 'wrong' && problem ? `${problem}, then press again` : undefined}
            takesFocus={naming === 'asked'}
            onName={onName}
          />
        </div>
      )}
    </Handover>
  );
}
