import type { HomeLoad } from './home-load.ts';

const QUARTERS = ['a small part', 'about a quarter', 'about half', 'about three quarters', 'all'];

/** 'That is about half of a 4-ton truck.' */
export function truckInWords({ truck: { name }, fill }: HomeLoad): string {
  if (fill.from >= 1) return `That is more than one load of ${name}.`;
  if (fill.to > 1) return `That is all of ${name}, and maybe two loads.`;
  return `That is ${QUARTERS[Math.round(2 * (fill.from + fill.to))]} of ${name}.`;
}
