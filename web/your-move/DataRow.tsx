import type { IconNode } from 'lucide';
import type { Elements } from '../ui/elements.ts';
import { IconRow } from '../ui/IconRow.tsx';

interface DataRowProps {
  icon: IconNode;
  heading: string;
  text: string;
  children: Elements;
}

/** One action, between two rules: its description and its button. */
export function DataRow({ icon, heading, text, children }: DataRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-t py-5">
      <IconRow as="div" icon={icon} className="min-w-0 leading-snug md:max-w-remark">
        <h3 className="font-bold">{heading}</h3>
        <p>{text}</p>
      </IconRow>
      {children}
    </div>
  );
}
