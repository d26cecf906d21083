import { Disclosure } from '../ui/Disclosure.tsx';
import type { Elements } from '../ui/elements.ts';

const MOST = 3;

interface FirstThreeProps<Item> {
  items: readonly Item[];
  className: string;
  /** What a row shows. */
  children: (item: Item) => Elements;
  keyOf: (item: Item) => string;
}

/** The first three rows of a list, and the others behind a press: an agent's number, or a busy Saturday, has twenty. */
export function FirstThree<Item>({ items, className, children, keyOf }: FirstThreeProps<Item>) {
  const rows = (some: readonly Item[]) => (
    <ul className={className}>
      {some.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
  const rest = items.slice(MOST);
  return (
    <>
      {rows(items.slice(0, MOST))}
      {rest.length > 0 && <Disclosure summary={`and ${rest.length} more`}>{rows(rest)}</Disclosure>}
    </>
  );
}
