import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import type { ButtonLook } from '../ui/button-style.ts';
import { DestroyButton } from '../ui/DestroyButton.tsx';
import type { Elements } from '../ui/elements.ts';
import { Handover } from '../ui/Handover.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { useAsking } from '../ui/use-asking.ts';
import { ConnectionError } from './ConnectionError.tsx';

interface AskAgainProps {
  /** The button that asks. */
  label: string;
  look?: ButtonLook;
  first?: Parameters<typeof useAsking>[0];
  question: string;
  /** 4 below the heading of a row of the stored data. */
  level: 3 | 4;
  says: readonly string[];
  /** Between what it says and the answers. */
  children?: Elements;
  /** Another way than yes. */
  instead?: Elements;
  yes: string;
  sending: string;
  no: string;
  state: Readonly<Record<'isPending' | 'isError', boolean>>;
  /** Without it a yes submits the form around it. */
  onYes?: () => void;
  onNo?: () => void;
  /** If no answer came. */
  unsure?: string;
}

/** A button that asks once more, in place, before something that cannot be undone: a program that presses every button
 *  must not do it. */
export function AskAgain({ look, level, state, onYes, onNo, ...words }: AskAgainProps) {
  const { asking, takesFocus, button, ask, back } = useAsking(words.first);
  const Heading = `h${level}` as const;
  const question = (
    <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
      <Heading
        ref={takesFocus ? takeFocus : null}
        tabIndex={-1}
        className="scroll-mt-32 font-bold text-brick text-lead leading-tight"
      >
        {words.question}
      </Heading>
      {words.says.map((each) => (
        <p key={each} className="mt-2.5 leading-snug">
          {each}
        </p>
      ))}
      {words.children}
      <ButtonRow className="mt-5">
        {words.instead}
        <DestroyButton type={onYes ? 'button' : 'submit'} busy={state.isPending} onClick={onYes}>
          {state.isPending ? words.sending : words.yes}
        </DestroyButton>
        <Button
          kind="second"
          onClick={() => {
            onNo?.();
            back();
          }}
        >
          {words.no}
        </Button>
        {state.isError && <ConnectionError>{words.unsure}</ConnectionError>}
      </ButtonRow>
    </div>
  );
  return (
    <Handover of={asking ? 'question' : 'button'}>
      {asking ? (
        question
      ) : (
        <Button ref={button} kind="second" {...look} onClick={ask}>
          {words.label}
        </Button>
      )}
    </Handover>
  );
}
