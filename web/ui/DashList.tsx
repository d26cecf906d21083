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
      {items.map((item) =>
        typeof item === 'string' ? (
          <li key={item}>{item}</li>
        ) : (
          <li key={item.text} className="dash-list-box">
            <a href={item.href}>{item.text}</a>
          </li>
        ),
      )}
    </ul>
  );
}
