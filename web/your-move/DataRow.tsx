import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface DataRowProps {
  Icon: LucideIcon;
  heading: string;
  text: string;
  children: ReactNode;
}

/** One action, between two rules: its description and its button. */
export function DataRow({ Icon, heading, text, children }: DataRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-t py-5">
      <div className="flex min-w-0 gap-5 leading-snug md:max-w-remark">
        <Icon size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-jacaranda" />
        <div className="min-w-0">
          <h3 className="font-bold">{heading}</h3>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </div>
  );
}
