import type { LinkedItem, ListsBlock } from '../../content/page.ts';
import { inventoryLink } from '../../domain/request/quote-link.ts';
import { Band, type BandOf } from '../ui/Band.tsx';
import { DashList } from '../ui/DashList.tsx';

export function ListsBand({ lists, ...band }: BandOf<ListsBlock>) {
  return (
    <Band {...band}>
      <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {lists.map(({ title, text, items }) => (
          <div key={title}>
            <h3 className="heading-3 border-line border-b pb-4 text-h3">{title}</h3>
            {text && <p className="mt-4 max-w-remark text-ink-2">{text}</p>}
            <DashList items={items.map(withLink)} className="mt-3" />
          </div>
        ))}
      </div>
    </Band>
  );
}

/** To the inventory of the quote form, where its pieces are ticked. */
function withLink(item: string | LinkedItem) {
  if (typeof item === 'string') return item;
  return { text: item.text, href: inventoryLink(item.pieces) };
}
