import type { ListsBlock } from '../../content/page.ts';
import { Band, BandHeading, type BandTone } from '../ui/Band.tsx';
import { DashList } from '../ui/DashList.tsx';

type ListsBandProps = Omit<ListsBlock, 'kind'> & { tone?: BandTone };

export function ListsBand({ heading, lead, lists, layout, tone }: ListsBandProps) {
  return (
    <Band tone={tone}>
      <BandHeading lead={lead}>{heading}</BandHeading>
      <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3 className="heading-3 border-line border-b pb-4 text-h3">{title}</h3>
            <DashList items={items} boxes={layout === 'checklist'} className="mt-3" />
          </div>
        ))}
      </div>
    </Band>
  );
}
