import type { ReactNode } from 'react';
import { Columns } from './Columns.tsx';

const TONES = { paper: 'bg-paper', sand: 'bg-sand', tint: 'bg-jacaranda-tint' } as const;
export type BandTone = keyof typeof TONES;

/** The space above and below. The two `below` are for a page's first band: the first screen of a phone shows the top of its
 *  heading. `tight` is for a band that belongs to its neighbour, `great` for one band of a page. */
const SIZES = {
  tight: 'py-12 lg:py-16',
  'below-hero': 'pt-4 pb-18 lg:pt-8 lg:pb-34',
  'below-wide-hero': 'pt-10 pb-18 lg:py-26',
  normal: 'py-16 lg:py-26',
  great: 'py-18 lg:py-34',
} as const;

interface BandLook {
  tone?: BandTone;
  size?: keyof typeof SIZES;
}

/** The properties of a band that shows a block of a page's content. */
export type BandOf<Block> = Omit<Block, 'kind'> & BandLook;

interface BandProps extends BandLook {
  id?: string;
  /** At the first column, and the short lead at the ninth. */
  heading?: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A full-width stripe of the page; rules and alignment group its content. */
export function Band({ tone = 'paper', size = 'normal', id, heading, lead, children }: BandProps) {
  return (
    <section id={id} className={`${SIZES[size]} ${TONES[tone]}`}>
      <div className="wrap">
        {heading && (
          <Columns first={7} last={4} className="gap-y-4 lg:items-end">
            <h2 className="heading-2 text-h2">{heading}</h2>
            {lead && <p className="text-ink-2 text-lead">{lead}</p>}
          </Columns>
        )}
        {children}
      </div>
    </section>
  );
}

interface SplitBandProps extends BandProps {
  /** Under the heading. */
  aside?: ReactNode;
}

/** A heading at the first columns, and its content from the seventh on. */
export function SplitBand({ heading, lead, aside, children, ...band }: SplitBandProps) {
  return (
    <Band {...band}>
      <Columns first={5} last={6} sticky className="gap-y-8">
        <div>
          <h2 className="heading-2 text-h2">{heading}</h2>
          {lead && <p className="mt-5 max-w-remark text-ink-2 text-lead">{lead}</p>}
          {aside && <div className="mt-8">{aside}</div>}
        </div>
        {children}
      </Columns>
    </Band>
  );
}
