import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { NumberChoice } from '../ui/NumberChoice.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';

const STATES = ['rest', 'is-hover', 'is-focus', 'is-pressed'] as const;
const KINDS = ['main', 'second', 'quiet'] as const;
const icon = <House strokeWidth={1.5} aria-hidden />;

/** Every control in each of its states. Each scheme has its own ids. */
export function Controls({ scheme }: { scheme: string }) {
  const field = (state: string) => ({ id: `${scheme}-${state}`, label: state });
  return (
    <section className="space-y-8">
      <h2 className="heading-3 text-h3">Controls</h2>
      {KINDS.map((kind) => (
        <Row key={kind}>
          {STATES.map((state) => (
            <span key={state} className={state}>
              <Button kind={kind}>{state}</Button>
            </span>
          ))}
          <Button kind={kind} disabled>
            Sending...
          </Button>
        </Row>
      ))}
      <div className="road-band on-dark p-6">
        <Row>
          {STATES.map((state) => (
            <span key={state} className={state}>
              <ButtonLink kind="on-road" href="#main">
                {state}
              </ButtonLink>
            </span>
          ))}
        </Row>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {STATES.slice(0, 3).map((state) => (
          <div key={state} className={state}>
            <TextField {...field(state)} placeholder="Street, number and suburb" />
          </div>
        ))}
        <TextField {...field('filled')} defaultValue="12 Main Road, Linden" />
        <TextField {...field('disabled')} defaultValue="Disabled" disabled />
        <TextField
          {...field('wrong')}
          error="Please enter a valid email"
          defaultValue="thandeka@"
        />
        <TextArea {...field('lines')} optional rows={2} />
      </div>
      <ErrorSummary
        ref={null}
        title="One thing needs another look"
        items={[{ fieldId: `${scheme}-wrong`, message: 'Please enter a valid email' }]}
      />
      <ChoiceGroup legend="Choices" aside="1 of 4" size="heading">
        <div className="grid grid-cols-2 gap-2.5">
          {STATES.map((state) => (
            <div key={state} className={state}>
              <Choice type="checkbox" layout="stacked" label={state} icon={icon} />
            </div>
          ))}
          <Choice type="checkbox" layout="stacked" label="chosen" icon={icon} defaultChecked />
          <Choice type="radio" label="radio" hint="With a second line" icon={icon} defaultChecked />
          <NumberChoice name={`${scheme}-number`} label="3" />
          <NumberChoice name={`${scheme}-number`} label="4+" defaultChecked />
        </div>
      </ChoiceGroup>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
