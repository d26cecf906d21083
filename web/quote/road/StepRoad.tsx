import './step-road.css';
import {
  LAST_STEP,
  STEP_NAMES,
  STEPS,
  type StepName,
  stepInWords,
  stepNumber,
} from '../../../domain/request/steps.ts';
import type { Elements } from '../../ui/elements.ts';
import { Truck } from './Truck.tsx';

function dotState(dot: StepName, step: StepName | 'sent') {
  if (step === 'sent' || stepNumber(dot) < stepNumber(step)) return 'done';
  return dot === step ? 'now' : undefined;
}

interface StepRoadProps {
  step: StepName | 'sent';
  labelId?: string;
  /** The truck with its load. Null keeps the room of a load that is still to come. */
  load?: Elements;
  /** Above the tarmac, next to the truck. */
  children?: Elements;
  className?: string;
}

/** The wizard's progress: as text, and as a truck that drives along four dots. Both are children of
 *  the form itself, along which the road can stick to the top. */
export function StepRoad({ step, labelId, load, children, className = '' }: StepRoadProps) {
  return (
    <>
      {step !== 'sent' && (
        <div className="scripted mb-4.5 md:mb-6.5">
          <p className="flex flex-wrap justify-between gap-x-4 leading-snug">
            <span id={labelId} className="font-bold">
              {stepInWords(step)}
            </span>{' '}
            <span className="text-ink-2">{STEPS[step].label}</span>
          </p>
        </div>
      )}
      <div
        className={`step-road scripted print:hidden ${className}`}
        data-step={stepNumber(step === 'sent' ? LAST_STEP : step)}
        data-load={load === undefined || step === 'sent' ? undefined : ''}
        aria-hidden
      >
        <div className="step-road-truck">{load ?? <Truck className="w-full" />}</div>
        {children}
        <div className="step-road-tarmac">
          {STEP_NAMES.map((dot) => (
            <span key={dot} className="step-road-dot" data-state={dotState(dot, step)} />
          ))}
        </div>
      </div>
    </>
  );
}
