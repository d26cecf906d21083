import { StepsBand } from '../sections/StepsBand.tsx';
import { Band, SplitBand } from '../ui/Band.tsx';
import { Sample } from './Sample.tsx';

const STEPS = ['Quote', 'Plan', 'Move'].map((title) => ({ title, text: 'And what it is.' }));

/** The stripes of a page. */
export function Bands() {
  return (
    <Sample name="bands">
      <Band tone="sand" heading="A band on sand" lead="With a lead at the ninth column.">
        {null}
      </Band>
      <SplitBand tone="tint" heading="A split band on tint">
        <p>What belongs to it.</p>
      </SplitBand>
      <StepsBand heading="A process" steps={STEPS} />
    </Sample>
  );
}
