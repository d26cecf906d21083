import type { ComponentProps } from 'react';

export const TRUCK_WIDTH = 66;
export const TRUCK_HEIGHT = 38;

/** The company's truck from the side, on its way to the right.
 *  @param place in another drawing */
export function Truck(place: ComponentProps<'svg'>) {
  return (
    <svg
      width={TRUCK_WIDTH}
      height={TRUCK_HEIGHT}
      viewBox={`0 0 ${TRUCK_WIDTH} ${TRUCK_HEIGHT}`}
      aria-hidden="true"
      {...place}
    >
      <rect x="1" y="2" width="43" height="28" rx="2.5" fill="var(--truck)" />
      <path d="M1 20.5h43V28a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" fill="var(--truck-trim)" />
      <path d="M1 18h43v2.5H1z" fill="var(--roof)" />
      <path d="m14.5 12.6 8-6.6 8 6.6" fill="none" stroke="var(--roof)" strokeWidth="2.6" />
      <path d="M19.6 11.6h5.8v4.9h-5.8z" fill="var(--truck-trim)" />
      <path
        d="M45.5 9.5H56a3 3 0 0 1 2.6 1.5l4.6 8.2c.5.9.8 1.6.8 2.6V30H45.5z"
        fill="var(--roof)"
      />
      <path d="M52 13h4.1a1.5 1.5 0 0 1 1.3.8l3.1 6.2H52z" fill="var(--road)" />
      <path d="M1 29.5h64v2.8H1z" fill="var(--chassis)" />
      <rect
        x="1"
        y="2"
        width="43"
        height="28"
        rx="2.5"
        fill="none"
        stroke="var(--chassis)"
        strokeWidth="1.4"
      />
      <g fill="var(--road)" stroke="var(--wheel-rim)" strokeWidth=".9">
        <circle cx="15" cy="32" r="5.5" />
        <circle cx="54" cy="32" r="5.5" />
      </g>
      <g fill="var(--truck)">
        <circle cx="15" cy="32" r="2.6" />
        <circle cx="54" cy="32" r="2.6" />
      </g>
    </svg>
  );
}
