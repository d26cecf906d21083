import './change-summary.css';
import { useEffect, useRef } from 'react';
import { DashList } from '../ui/DashList.tsx';

/** Shows the changes that another person stored while this form was open: none is undone unseen. */
export function ChangedMeanwhile({ theirs }: { theirs: readonly string[] }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="alert" className="change-summary scroll-mt-32">
      <p>
        Not saved yet. Your request was changed on another phone or in another tab after you opened
        it. The form now has those changes and yours:
      </p>
      <DashList items={theirs} className="font-semibold" />
      <p>
        Where both changed the same answer, the form keeps yours. Save to store the form, or keep it
        as it was to drop your changes.
      </p>
    </div>
  );
}
