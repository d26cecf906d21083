import './dash-list.css';

interface DashListProps {
  items: readonly string[];
  className?: string;
}

/** Short items behind lane dashes. */
export function DashList({ items, className = '' }: DashListProps) {
  return (
    <ul className={`dash-list ${className}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state, and the same may come twice.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
