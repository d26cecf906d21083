import './waybill.css';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import type { Waybill as WaybillContent } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Mark } from '../site/Mark.tsx';
import { DashList } from '../ui/DashList.tsx';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { Stamp } from './Stamp.tsx';
import { TheWay } from './TheWay.tsx';

const PART = 'flex flex-col gap-4 px-5 pt-4 pb-5 md:px-8 md:pt-6 md:pb-8';

interface WaybillProps {
  waybill: WaybillContent;
  move: Pick<YourMove, 'reference' | 'request'>;
  /** Whether the stamp came while the page was open. */
  isFresh: boolean;
  /** While it can be accepted: what is included is above the answer then. */
  isOpen: boolean;
  /** While something is asked the details below give way to the question; not on paper. */
  isAsking: boolean;
  /** What the visitor can do about it. */
  children: ReactNode;
}

/** Up to here a figure fits in large type: 'R16 500'. */
const SHORT = 8;

/** The quote as a paper to keep: what it costs and when on the part to sign, then the way and the load. */
export function Waybill({ waybill, move, isFresh, isOpen, isAsking, children }: WaybillProps) {
  const { title, figure, under, isPale, ledger, lines, included, notIncluded, terms } = waybill;
  const { beforeName, issuer, to, stamp } = waybill;
  const { name, fromAddress, toAddress } = move.request;
  const contents = (
    <>
      {included.length > 0 && (
        <div>
          <h3 className="waybill-label pb-1">Included</h3>
          <DashList items={included} className="font-semibold" />
        </div>
      )}
      {notIncluded.length > 0 && (
        <div>
          <h3 className="waybill-label pb-1">Not included</h3>
          <DashList items={notIncluded} />
        </div>
      )}
    </>
  );
  return (
    <section aria-labelledby="waybill" className="waybill print:labels:hidden">
      <div className="waybill-paper">
        <div className="waybill-head flex flex-wrap items-center gap-x-2.5 gap-y-1 px-5 py-2.5 font-semibold text-small leading-tight md:px-8">
          <Mark className="size-6" />
          <span>{company.name}</span>
          <span className="ml-auto text-ink-2">{move.reference}</span>
        </div>
        <div className={`waybill-stub ${PART}`}>
          <h2 id="waybill" className={ledger.length > 0 ? 'heading-3 text-h3' : 'waybill-label'}>
            {title}
          </h2>
          {figure && (
            <p className="-mt-1 mb-1 font-semibold text-lead leading-snug">
              <strong
                className={`waybill-price block font-extrabold tracking-tightest ${isPale ? 'text-ink-2' : ''} ${figure.length > SHORT ? 'text-h2 leading-none' : 'text-hero leading-figure'}`}
              >
                {figure}
              </strong>{' '}
              {under && <span className="mt-2.5 block text-balance">{under}</span>}
            </p>
          )}
          {ledger.length > 0 && <LabelledLines look="ledger" lines={ledger} />}
          <LabelledLines look="flow" lines={lines} />
          {isOpen && contents}
          <div className="grid grid-cols-1">
            <p
              className={`wrap-anywhere row-start-2 border-edge border-t-2 border-dotted pt-1.5 text-ink-2 text-small leading-snug ${stamp ? '' : 'mt-5'}`}
            >
              {beforeName} {name}
            </p>
            {stamp && <Stamp {...stamp} drops={isFresh} />}
          </div>
          {children}
        </div>
        <div className={`waybill-details ${PART} ${isAsking ? 'not-print:hidden' : ''}`}>
          <TheWay from={addressInWords(fromAddress)} to={addressInWords(toAddress)} />
          {!isOpen && contents}
          <div className="waybill-terms flex flex-col gap-4">
            <SmallPrint heading="From us" lines={issuer} />
            <SmallPrint heading="Invoice to" lines={to} />
            <SmallPrint heading="Good to know" lines={terms} />
          </div>
        </div>
      </div>
    </section>
  );
}

function SmallPrint({ heading, lines }: { heading: string; lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="waybill-label pb-1">{heading}</h3>
      <LabelledLines look="small-print" lines={lines} />
    </div>
  );
}
