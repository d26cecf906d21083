/** The headings of the private page's parts, and the names that a screen reader says of them. */
export const MOVE_HEADINGS = {
  withoutKey: 'This page opens with your private link',
  road: 'How far your move is',
  report: 'Is anything missing or broken?',
  boxLabels: 'Labels for your boxes',
  checklist: 'Before the move',
} as const;
