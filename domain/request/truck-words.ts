import type { HomeLoad } from './home-load.ts';

const SHARES = [
  'a small part',
  'a quarter',
  'half',
  'three quarters',
  'nearly all',
  'all',
] as const;
const ALL = SHARES.length - 1;

/** 'The whole home needs about half to three quarters of a 4-ton truck.' It says whose load that is: beneath it may be a
 *  list of three pieces. */
export function truckInWords({ truck: { name }, fill, isWhole }: HomeLoad): string {
  const needs = isWhole ? 'The whole home needs' : 'These pieces need';
  if (fill.from >= 1) return `${needs} more than one load of ${name}.`;
  if (fill.to > 1) return `${needs} ${about(fill.from, fill.from)} of ${name}, perhaps two loads.`;
  return `${needs} ${about(fill.from, fill.to)} of ${name}.`;
}

/** Shares to the nearest quarter. */
function about(from: number, to: number): string {
  const [least, most] = [nearest(from), nearest(to)];
  const share = SHARES[most] ?? 'all';
  if (least === most) return most === 0 || most >= ALL - 1 ? share : `about ${share}`;
  if (least === 0) return `up to about ${share}`;
  return `about ${SHARES[least]} to ${share}`;
}

const nearest = (share: number) => (share === 1 ? ALL : Math.round(share * 4));
