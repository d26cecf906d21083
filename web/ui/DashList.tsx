import './dash-list.css';

interface DashListProps {
  items: readonly string[];
  /** A box before each item, instead of a dash. */
  boxes?: boolean;
  className?: string;
}

/** Short items behind lane dashes, or as a checklist. */
export function DashList({ items, boxes = false, className = '' }: DashListProps) {
  return (
    <ul className={`dash-list ${boxes ? 'dash-list-boxes' : ''} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
