import type { DeskView } from '../../domain/desk/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

interface TakeItProps {
  desk: DeskView;
  name: string;
  onName: (name: string) => void;
  nameMissing: boolean;
  onTake: () => void;
}

/** "I'm on it", with the name that the device remembers. */
export function TakeIt({ desk, name, onName, nameMissing, onTake }: TakeItProps) {
  const isMine = desk.holder !== null && desk.holder.by === name.trim();
  return (
    <div className="desk-stack mt-5">
      <TextField
        id="desk-name"
        label="Your name"
        autoComplete="given-name"
        maxLength={40}
        value={name}
        hint="For your colleagues. This device remembers it."
        error={nameMissing ? 'Please say who you are' : undefined}
        onChange={({ target }) => onName(target.value)}
      />
      {!isMine && (
        <Button kind={desk.holder ? 'second' : 'main'} onClick={onTake}>
          {desk.holder ? 'I’m on it instead' : 'I’m on it'}
        </Button>
      )}
    </div>
  );
}
