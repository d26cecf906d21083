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
        Not saved yet: the request was changed since you opened it, on another phone or in another
        tab. That is in the form now, beside your own changes:
      </p>
      <DashList items={theirs} className="font-semibold" />
      <p>
        Where both changed the same, yours stands in the form. Save to store what the form has, or
        keep it as it was to leave what the others stored.
      </p>
    </div>
  );
}
