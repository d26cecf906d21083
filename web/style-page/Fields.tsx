import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Sample } from './Sample.tsx';
import { States } from './States.tsx';

const WRONG = 'Please enter a valid email';

/** Text fields and their errors. Each scheme has its own ids. */
export function Fields({ scheme }: { scheme: string }) {
  const field = (name: string) => ({ id: `${scheme}-${name}`, label: 'Email' });
  return (
    <>
      <Sample name="fields">
        <States
          of="field"
          width="style-wide"
          states={['rest', 'hover', 'focus', 'disabled', 'wrong']}
        >
          {(state) => (
            <TextField
              {...field(state)}
              placeholder="name@example.com"
              disabled={state === 'disabled'}
              error={state === 'wrong' ? WRONG : undefined}
            />
          )}
        </States>
      </Sample>
      <Sample name="entries">
        <TextField {...field('filled')} defaultValue="thandeka@example.com" />
        <TextArea {...field('lines')} label="Anything else?" optional rows={2} />
        <ErrorSummary
          ref={null}
          title="One thing needs another look"
          items={[{ fieldId: `${scheme}-wrong`, message: WRONG }]}
        />
      </Sample>
    </>
  );
}
