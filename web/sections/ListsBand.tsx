import type { InventoryItems, ListsBlock } from '../../content/page.ts';
import { QUOTE_FORM_PATH } from '../../domain/request/quote-link.ts';
import { Band, type BandOf } from '../ui/Band.tsx';
import { Button } from '../ui/Button.tsx';
import { DashList } from '../ui/DashList.tsx';
import './lists-band.css';

/** Lists side by side. What the quote form knows can be ticked, and goes there together, without a script. */
export function ListsBand({ lists, ...band }: BandOf<ListsBlock>) {
  const columns = (
    <div className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
      {lists.map(({ title, text, items }) => (
        <div key={title}>
          <h3 className="heading-3 border-line border-b pb-4 text-h3">{title}</h3>
          {text && <p className="mt-4 max-w-remark text-ink-2">{text}</p>}
          <ItemList items={items} />
        </div>
      ))}
    </div>
  );
  const canTick = lists.some(({ items }) => items.some((item) => typeof item !== 'string'));
  return (
    <Band {...band}>
      {canTick ? (
        <form action={QUOTE_FORM_PATH} className="ticked-lists">
          {columns}
          <p className="ticked-lists-send">
            <Button type="submit" kind="second">
              Quote what I ticked
            </Button>
          </p>
        </form>
      ) : (
        columns
      )}
    </Band>
  );
}

function ItemList({ items }: { items: readonly (string | InventoryItems)[] }) {
  const plain = items.filter((item) => typeof item === 'string');
  const known = items.filter((item) => typeof item !== 'string');
  return (
    <>
      {known.length > 0 && (
        <ul className="mt-3">
          {known.map(({ text, pieces }) => (
            <li key={text}>
              <label className="ticked-lists-item">
                <input type="checkbox" name="pieces" value={pieces.join()} />
                {text}
              </label>
            </li>
          ))}
        </ul>
      )}
      {plain.length > 0 && <DashList items={plain} className="mt-3" />}
    </>
  );
}
