import './step-road.css';
import { STEP_NUMBERS, STEPS, type StepNumber } from '../../../domain/quote/steps.ts';
import { Truck } from './Truck.tsx';

type DotState = 'done' | 'now' | 'coming';

function dotState(dot: StepNumber, step: StepNumber | 'sent'): DotState {
  if (step === 'sent' || dot < step) return 'done';
  return dot === step ? 'now' : 'coming';
}

/** The wizard's progress: in words, and as a truck that drives along four dots. */
export function StepRoad({ step, labelId }: { step: StepNumber | 'sent'; labelId?: string }) {
  return (
    <div>
      {step !== 'sent' && (
        <p className="mb-4.5 flex justify-between gap-4 leading-snug">
          <span id={labelId} className="font-bold">
            {`Step ${step} of ${STEP_NUMBERS.length}`}
          </span>
          <span className="text-ink-2">{STEPS[step].name}</span>
        </p>
      )}
      <div
        className="step-road"
        data-step={step === 'sent' ? STEP_NUMBERS.length : step}
        aria-hidden
      >
        <Truck className="step-road-truck" />
        <div className="step-road-tarmac">
          {STEP_NUMBERS.map((dot) => (
            <span key={dot} className="step-road-dot" data-state={dotState(dot, step)} />
          ))}
        </div>
      </div>
    </div>
  );
}
