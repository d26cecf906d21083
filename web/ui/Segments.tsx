import { FieldError, type FieldProps } from './Field.tsx';
import { useChoice, useControl } from './form-around.ts';
import { useLocked } from './locked.ts';
import './choice-tile.css';
import './segments.css';

interface SegmentsProps extends Pick<FieldProps, 'hint' | 'optional'> {
  name: string;
  legend: string;
  /** Each answer with what it is called; one may be ''. */
  options: readonly (readonly [value: string, label: string])[];
  /** On a phone the answers speak for themselves. */
  isLegendHeard?: boolean;
}

/** One of a few short answers, all of which are in view: it takes a tap, and a list that the browser opens takes two. */
export function Segments(props: SegmentsProps) {
  const { name, legend, hint, optional, options, isLegendHeard = false } = props;
  const { id = name, error } = useControl(name);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" aria-describedby={about || undefined}>
      <legend
        className={`mb-1.5 font-semibold leading-tight md:mb-2.5 ${isLegendHeard ? 'segments-legend-heard' : ''}`}
      >
        <span>{legend}</span>
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </legend>
      <div className="segments">
        {options.map(([value, label], index) => (
          <Segment
            key={value}
            // A list of errors leads to the first one.
            id={index === 0 ? id : undefined}
            name={name}
            value={value}
            label={label}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2.5 text-ink-2 text-small leading-snug">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </fieldset>
  );
}

interface SegmentProps {
  id: string | undefined;
  name: string;
  value: string;
  label: string;
}

function Segment({ label, ...control }: SegmentProps) {
  return (
    <label className="choice-tile segment">
      <input
        type="radio"
        className="choice-control"
        {...useChoice(control)}
        {...control}
        disabled={useLocked()}
      />
      <span>{label}</span>
    </label>
  );
}
