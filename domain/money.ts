import * as z from 'zod/mini';
import { must } from './fields.ts';

/** In rand everywhere; sums are made in cents, so that they come out to the cent. */
export const inCents = (rand: number): number => Math.round(rand * 100);

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + inCents(amount), 0) / 100;
}

/** An amount in rand, with cents or without, from `least` to `most`. */
export function money(least: number, most: number, message: string) {
  const isMoney = (rand: number) =>
    Number.isFinite(rand) && rand >= least && rand <= most && inCents(rand) / 100 === rand;
  return z.number(message).check(must(isMoney, message));
}

/** 'R6 500', 'R6 500.50', with a space that no line breaks at. */
export function randInWords(rand: number): string {
  const [whole = '', cents] = Math.abs(rand).toFixed(2).split('.');
  return `${rand < 0 ? '−' : ''}R${inGroups(whole)}${cents === '00' ? '' : `.${cents}`}`;
}

/** '12 500', with a space that no line breaks at. */
export function inGroups(whole: number | string): string {
  return `${whole}`.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
