import type { ComponentProps } from 'react';

/** A store with boxes in it, where furniture waits between two visits.
 *  @param place in another drawing */
export function Store(place: ComponentProps<'svg'>) {
  return (
    <svg width="104" height="60" viewBox="0 0 120 60" fill="none" aria-hidden="true" {...place}>
      <path d="M9 23 60 6l51 17v37H9z" fill="var(--house)" />
      <path d="M4 25 60 6l56 19" stroke="var(--roof)" strokeWidth="4.5" />
      <path d="M17 26h86v34H17z" fill="var(--surface)" />
      <g fill="var(--truck-trim)" stroke="var(--chassis)" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M26 42h20v18H26zM48 46h16v14H48zM49 33h13v13H49zM70 38h24v22H70z" />
      </g>
      <path d="M17 26h86v34H17z" stroke="var(--chassis)" strokeWidth=".9" />
    </svg>
  );
}
