import type { StepsBlock } from '../../content/page.ts';
import { Band, BandHeading, type BandTone, SplitBand } from '../ui/Band.tsx';
import './road-steps.css';

type StepsBandProps = Omit<StepsBlock, 'kind'> & { tone?: BandTone };

/** A process along a road: down the page on phones, and across it or beside its heading on wide
 *  screens. */
export function StepsBand({ heading, lead, steps, layout, tone }: StepsBandProps) {
  const stops = steps.map(({ title, text }) => (
    <li key={title} className="road-step">
      <h3 className="heading-3 text-lead">{title}</h3>
      <p className="mt-2.5 max-w-remark text-ink-2 leading-normal">{text}</p>
    </li>
  ));
  if (layout === 'beside') {
    return (
      <SplitBand heading={heading} lead={lead} tone={tone}>
        <ol className="road-steps">{stops}</ol>
      </SplitBand>
    );
  }
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <ol
        className={`road-steps road-steps-across mt-10 lg:mt-14 ${steps.length > 4 ? 'road-steps-many' : ''}`}
      >
        {stops}
      </ol>
    </Band>
  );
}
