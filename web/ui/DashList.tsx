import './dash-list.css';

interface DashListProps {
  items: readonly (string | DashLink)[];
  className?: string;
}

export interface DashLink {
  readonly text: string;
  readonly href: string;
}

/** Short items behind lane dashes; a link has a box to tick. */
export function DashList({ items, className = '' }: DashListProps) {
  return (
    <ul className={`dash-list ${className}`}>
      {items.map((item, index) =>
        typeof item === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state, and the same may come twice.
          <li key={index}>{item}</li>
        ) : (
          <li key={item.href} className="dash-list-box">
            <a href={item.href}>{item.text}</a>
          </li>
        ),
      )}
    </ul>
  );
}
