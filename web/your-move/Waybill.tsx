import { localDay } from '../../domain/dates/local-time.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import type { Waybill as WaybillContent } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { RoadOnMap } from '../quote/road/RoadOnMap.tsx';
import { DashList } from '../ui/DashList.tsx';
import type { Elements } from '../ui/elements.ts';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { Fold } from './Fold.tsx';
import { PaperFigure } from './PaperFigure.tsx';
import { ShownVisits } from './ShownVisits.tsx';
import { Stamp } from './Stamp.tsx';
import { TheWay } from './TheWay.tsx';
import { WaybillPaper } from './WaybillPaper.tsx';
import { whereabouts } from './whereabouts.ts';

const LABEL = 'text-ink-2 text-small leading-snug';

/** The fields of a booking next to its day. */
const FIRST: readonly string[] = ['asked', 'price', 'brings'];

interface WaybillProps {
  waybill: WaybillContent;
  move: Pick<YourMove, 'reference' | 'request' | 'phase' | 'visits'>;
  /** Whether the stamp came while the page was open. */
  isFresh: boolean;
  /** While it can be accepted: what is included is above the answer then. */
  isOpen: boolean;
  /** While something is asked the details below give way to the question; not on paper. */
  isAsking: boolean;
  /** What the visitor can do about it. */
  children: Elements;
}

/** A paper to keep: what it costs and when on the part to sign, then the way and the load. */
export function Waybill({ waybill, move, isFresh, isOpen, isAsking, children }: WaybillProps) {
  const { title, figure, under, isPale, ledger, lines, included, notIncluded, terms } = waybill;
  const { beforeName, issuer, to: invoiced, onPaper, stamp } = waybill;
  const { phase, request } = move;
  const { name, fromAddress, toAddress } = request;
  const [from, to] = [addressInWords(fromAddress), addressInWords(toAddress)];
  // Day and hours are the figure then, and who comes can wait until after the first button.
  const isBooked = move.phase === 'booked' || move.phase === 'under-way';
  const isFirst = ({ field }: (typeof lines)[number]) =>
    !isBooked || (field !== undefined && FIRST.includes(field));
  const facts = lines.filter(isFirst);
  const otherFacts = lines.filter((line) => !isFirst(line));
  const contents = (
    <div className="waybill-contents flex flex-wrap gap-x-9 gap-y-4">
      {otherFacts.length > 0 && <LabelledLines look="flow" lines={otherFacts} />}
      <Part heading="Included" items={included} className="font-semibold" />
      <Part heading="Not included" items={notIncluded} />
    </div>
  );
  const today = localDay(new Date());
  // Until the days are confirmed, the lines above have the visits.
  const isSeveral = move.visits.length > 1 && (isBooked || PHASES[phase].road === 'moved');
  const way = (
    <div className="waybill-way">
      {isSeveral ? <ShownVisits visits={move.visits} inFull /> : <TheWay from={from} to={to} />}
      <RoadOnMap from={from} to={to} load={whereabouts(move, today)} className="waybill-map" />
    </div>
  );
  const isQuote = onPaper.length > 0;
  const smallPrint = [
    // The page of a quote has it at its foot.
    ['From us', issuer, isQuote ? 'hidden print:block' : ''],
    ['Invoice to', invoiced, ''],
    ['Good to know', terms, ''],
  ] as const;
  const details = (
    <div className="waybill-parts flex flex-col gap-4">
      {way}
      {!isOpen && contents}
      <div className="waybill-terms flex flex-col gap-4">
        {smallPrint.map(
          ([heading, each, className]) =>
            each.length > 0 && (
              <div key={heading} className={className}>
                <Fold heading={heading} level={3} isOpen={isOpen || phase === 'owing'}>
                  <LabelledLines look="small-print" lines={each} />
                </Fold>
              </div>
            ),
        )}
      </div>
    </div>
  );
  const stub = (
    <>
      {/* On paper a receipt is called by its name, as the law wants it of a tax invoice. */}
      <h2
        id="waybill"
        className={`${LABEL} ${phase === 'owing' || phase === 'paid' ? 'waybill-name' : ''}`}
      >
        {title}
      </h2>
      {figure && (
        <PaperFigure figure={figure} under={under} isPale={isPale} isQuiet={phase === 'paid'} />
      )}
      {ledger.length > 0 && <LabelledLines look="ledger" lines={ledger} />}
      {facts.length > 0 && <LabelledLines look="flow" lines={facts} />}
      {isQuote && (
        <div className="hidden print:block">
          <LabelledLines look="flow" lines={onPaper} />
        </div>
      )}
      {isOpen && contents}
      <div className="grid grid-cols-1">
        <p
          className={`wrap-anywhere row-start-2 border-edge border-t-2 border-dotted pt-1.5 text-ink-2 text-small leading-snug ${stamp ? '' : 'mt-5'}`}
        >
          {`${beforeName} ${name}`}
        </p>
        {stamp && <Stamp {...stamp} drops={isFresh} />}
      </div>
      {children}
    </>
  );
  return (
    <WaybillPaper
      headingId="waybill"
      reference={move.reference}
      isFresh={isFresh}
      stub={stub}
      detailsClass={`${isAsking ? 'not-print:hidden' : ''} ${stamp && !stamp.isVoid ? 'waybill-parted' : ''}`}
      details={
        stamp?.isVoid ? (
          <Fold heading="What it was about" level={3}>
            {details}
          </Fold>
        ) : (
          details
        )
      }
    />
  );
}

interface PartProps {
  heading: string;
  items: readonly string[];
  className?: string;
}

function Part({ heading, items, className = '' }: PartProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={`pb-1 ${LABEL}`}>{heading}</h3>
      <DashList items={items} className={className} />
    </div>
  );
}
