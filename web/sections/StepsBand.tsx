import type { StepsBlock } from '../../content/page.ts';
import { Band, type BandOf, SplitBand } from '../ui/Band.tsx';
import './road-steps.css';

/** A process along a road: down the page on phones, across or next to its heading on wide screens. */
export function StepsBand({ steps, layout, ...band }: BandOf<StepsBlock>) {
  const many = steps.length > 4 ? 'road-steps-many' : '';
  const [AnyBand, direction] =
    layout === 'beside' ? [SplitBand, ''] : [Band, `road-steps-across mt-10 lg:mt-14 ${many}`];
  return (
    <AnyBand {...band}>
      <ol className={`road-steps ${direction}`}>
        {steps.map(({ title, text }) => (
          <li key={title} className="road-step">
            <h3 className="heading-3 text-lead">{title}</h3>
            <p className="mt-2.5 max-w-remark text-ink-2 leading-normal">{text}</p>
          </li>
        ))}
      </ol>
    </AnyBand>
  );
}
