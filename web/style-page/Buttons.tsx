import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Sample } from './Sample.tsx';
import { States } from './States.tsx';
import '../sections/road-band.css';

const KINDS = ['main', 'second', 'quiet'] as const;

/** Buttons and links. */
export function Buttons() {
  return (
    <Sample name="buttons">
      {KINDS.map((kind) => (
        <States
          key={kind}
          of={`${kind} button`}
          width="style-narrow"
          states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
        >
          {(state) => (
            <Button kind={kind} disabled={state === 'disabled'}>
              Send
            </Button>
          )}
        </States>
      ))}
      <div className="road-band py-3">
        <States
          of="button on the road"
          width="style-narrow"
          states={['rest', 'hover', 'focus', 'pressed']}
        >
          {() => (
            <ButtonLink kind="on-road" href="#main">
              Call
            </ButtonLink>
          )}
        </States>
      </div>
      <States of="link" width="style-narrow" states={['rest', 'hover', 'focus']}>
        {() => <ArrowLink href="#main">Learn</ArrowLink>}
      </States>
    </Sample>
  );
}
