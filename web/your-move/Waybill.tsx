import './waybill.css';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { isPriceRange } from '../../domain/quote/quote-in-words.ts';
import type { Waybill as WaybillContent } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Mark } from '../site/Mark.tsx';
import { DashList } from '../ui/DashList.tsx';
import { SheetLines } from './SheetPart.tsx';
import { SignLine } from './SignLine.tsx';
import { Stamp } from './Stamp.tsx';
import { TermLines } from './TermLines.tsx';
import { TheWay } from './TheWay.tsx';

interface WaybillProps {
  waybill: WaybillContent;
  move: Pick<YourMove, 'reference' | 'request'>;
  isCancelled: boolean;
  /** Whether the stamp came while the page was open. */
  isFresh: boolean;
  /** While something is asked the details below give way to the question; not on paper. */
  isAsking: boolean;
  /** What the visitor can do about it. */
  children: ReactNode;
}

/** The quote as a paper to keep: what it costs and when on the part to sign, then the way and the load. */
export function Waybill({ waybill, move, isCancelled, isFresh, isAsking, children }: WaybillProps) {
  const { title, price, lines, included, terms, stamp } = waybill;
  const { name, fromAddress, toAddress } = move.request;
  const isRange = isPriceRange(price);
  return (
    <section aria-labelledby="waybill" className="waybill">
      <div className="waybill-paper">
        <div className="waybill-head">
          <Mark className="waybill-mark" />
          <span>{company.name}</span>
          <span className="waybill-reference">{move.reference}</span>
        </div>
        <div className="waybill-stub">
          <h2 id="waybill" className="waybill-title">
            {title}
          </h2>
          {price && (
            <p className={`waybill-price ${isRange ? 'waybill-price-range' : ''}`}>{price}</p>
          )}
          {isRange && <p>We’ll tell you the exact price before we confirm the day.</p>}
          <SheetLines lines={lines} />
          <SignLine name={name}>
            {stamp && <Stamp {...stamp} isVoid={isCancelled} drops={isFresh} />}
          </SignLine>
          {children}
        </div>
        <div className={`waybill-details ${isAsking ? 'waybill-aside' : ''}`}>
          <TheWay from={fromAddress} to={toAddress} />
          {included.length > 0 && (
            <div>
              <h3 className="waybill-label">Included</h3>
              <DashList items={included} className="font-semibold" />
            </div>
          )}
          {terms.length > 0 && (
            <div className="waybill-terms">
              <h3 className="waybill-label">Good to know</h3>
              <TermLines terms={terms} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
