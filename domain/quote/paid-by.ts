/** The means by which money comes, or is given back. */
export const PAID_BY = ['cash', 'card', 'transfer', 'other'] as const;
export type PaidBy = (typeof PAID_BY)[number];

export const PAID: Readonly<Record<PaidBy, string>> = {
  cash: 'in cash',
  card: 'by card',
  transfer: 'by transfer',
  other: 'in another way',
};
