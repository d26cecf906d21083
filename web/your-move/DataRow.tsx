import './data-row.css';
import type { IconNode } from 'lucide';
import type { Elements } from '../ui/elements.ts';
import { IconRow } from '../ui/IconRow.tsx';

interface DataRowProps {
  icon: IconNode;
  heading: string;
  text: string;
  /** Whether it is a card by itself, and not between two rules. */
  isTile?: boolean;
  children: Elements;
}

/** One action: its description and its button. */
export function DataRow({ icon, heading, text, isTile = false, children }: DataRowProps) {
  const look = isTile ? 'data-tile' : 'flex-wrap items-center border-line border-t py-5';
  return (
    <div className={`flex justify-between gap-x-6 gap-y-4 ${look}`}>
      <IconRow
        as="div"
        icon={icon}
        className={`min-w-0 leading-snug ${isTile ? '' : 'data-row-text'}`}
      >
        <h3 className="font-bold">{heading}</h3>
        <p>{text}</p>
      </IconRow>
      {children}
    </div>
  );
}
