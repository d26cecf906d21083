import './waybill.css';
import { company } from '../../content/company.ts';
import { Mark } from '../site/Mark.tsx';
import type { Elements } from '../ui/elements.ts';

const PART = 'flex flex-col gap-4 px-5 pt-4 pb-5 md:px-8 md:pt-6 md:pb-8';

interface WaybillPaperProps {
  /** Of the heading in its first part. */
  headingId: string;
  reference: string;
  /** Whether its stub parts from the rest before the visitor's eyes. */
  isFresh?: boolean;
  stub: Elements;
  details: Elements;
  detailsClass?: string;
}

/** Paper torn off a block: our name, the stub, and below the stitches the rest. */
export function WaybillPaper(props: WaybillPaperProps) {
  const { headingId, reference, isFresh = false, stub, details, detailsClass = '' } = props;
  return (
    <section
      aria-labelledby={headingId}
      className={`waybill print:labels:hidden ${isFresh ? 'waybill-fresh' : ''}`}
    >
      <div className="waybill-paper">
        <div className="waybill-head flex flex-wrap items-center gap-x-2.5 gap-y-1 px-5 py-2.5 font-semibold text-small leading-tight md:px-8">
          <Mark className="size-6" />
          <span>{company.name}</span>
          <span className="hidden print:block font-normal">
            {`${company.phone.display}, ${company.email}`}
          </span>
          <span className="ml-auto whitespace-nowrap text-ink-2">{reference}</span>
        </div>
        <div className={`waybill-stub ${PART}`}>{stub}</div>
        {details && <div className={`waybill-details ${PART} ${detailsClass}`}>{details}</div>}
      </div>
    </section>
  );
}
