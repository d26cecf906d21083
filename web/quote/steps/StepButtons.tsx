import { ArrowLeft } from 'lucide';
import type { MouseEvent, Ref } from 'react';
import { FIRST_STEP, LAST_STEP, type StepName } from '../../../domain/request/steps.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SEND_QUOTE } from './step-words.ts';

interface StepButtonsProps {
  step: StepName;
  sending: boolean;
  sendButton: Ref<HTMLButtonElement>;
  /** Continue, without submitting; undefined at the last step. */
  onClick: ((click: MouseEvent) => void) | undefined;
  onBack: () => void;
}

/** Back, and Continue or the button that sends. The type of move goes on by itself. */
export function StepButtons({ step, sending, sendButton, onClick, onBack }: StepButtonsProps) {
  if (step === 'move') return null;
  const sends = step === LAST_STEP;
  const send = sending ? 'Sending...' : SEND_QUOTE;
  return (
    <div className={sends ? undefined : 'scripted'}>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 md:mt-8">
        {step !== FIRST_STEP && (
          <div className="scripted">
            <Button kind="quiet" disabled={sending} onClick={onBack}>
              <Icon drawing={ArrowLeft} size={22} />
              <span>Back</span>
            </Button>
          </div>
        )}
        <Button
          ref={sends ? sendButton : null}
          type="submit"
          disabled={sending}
          onClick={onClick}
          className="max-md:grow max-md:px-4"
        >
          {sends ? send : 'Continue'}
        </Button>
      </div>
    </div>
  );
}
