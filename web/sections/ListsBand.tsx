import { Check } from 'lucide-react';
import type { ListsBlock } from '../../content/page.ts';
import { Band, BandHeading, type BandTone } from '../ui/Band.tsx';

type ListsBandProps = Omit<ListsBlock, 'kind'> & { tone?: BandTone };

export function ListsBand({ heading, lead, lists, tone }: ListsBandProps) {
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3 className="heading-3 border-line border-b pb-4 text-[24px]">{title}</h3>
            <ul className="mt-4 space-y-2.5">
              {items.map((item) => (
                <li key={item} className="flex gap-3 leading-snug">
                  <Check
                    size={20}
                    strokeWidth={2}
                    aria-hidden
                    className="mt-0.5 shrink-0 text-jacaranda"
                  />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}
