/** The answers to "How did you find us?", in the order in which they are offered. */
export const HEARD_LABELS = {
  truck: 'Our truck in the street',
  friend: 'A friend',
  again: 'Moved with us before',
  google: 'Google',
  facebook: 'Facebook',
  estate: 'An estate or agent',
  other: 'Something else',
} as const;

export type Heard = keyof typeof HEARD_LABELS;

export const HEARD = Object.keys(HEARD_LABELS) as Heard[]; // the keys of a complete record
