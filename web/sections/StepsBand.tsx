import type { StepsBlock } from '../../content/page.ts';
import { Band, type BandOf, SplitBand } from '../ui/Band.tsx';
import { NearPicture } from './NearPicture.tsx';
import './road-steps.css';

/** A process along a road: down the page on phones, across or next to its heading on wide screens. */
export function StepsBand({ steps, layout, picture, ...band }: BandOf<StepsBlock>) {
  if (picture || layout === 'beside') {
    return (
      <SplitBand {...band} aside={picture && <NearPicture name={picture} size="late" />}>
        <StepList steps={steps} />
      </SplitBand>
    );
  }
  const many = steps.length > 4 ? 'road-steps-many' : '';
  return (
    <Band {...band}>
      <StepList steps={steps} className={`road-steps-across mt-10 lg:mt-14 ${many}`} />
    </Band>
  );
}

function StepList({ steps, className = '' }: { steps: StepsBlock['steps']; className?: string }) {
  return (
    <ol className={`road-steps ${className}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className="road-step">
          <h3 className="heading-3 text-lead">{title}</h3>
          <p className="mt-2.5 max-w-remark text-ink-2 leading-normal">{text}</p>
        </li>
      ))}
    </ol>
  );
}
