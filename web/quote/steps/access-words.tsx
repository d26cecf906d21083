/** The headings of the questions about both doors, with script and without. */
export const ACCESS_LEGENDS = { from: 'Where you move out', to: 'Where you move in' } as const;

export const ACCESS_SUMMARY = (
  <summary className="cursor-pointer py-3.5 font-semibold leading-tight">
    Stairs, lifts, gates <span className="font-normal text-ink-2">(optional)</span>
  </summary>
);
