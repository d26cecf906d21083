import { randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';

/** No vowels, which spell words, and of each pair that looks or sounds alike at most one:
 *  0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V, M N. */
const ALPHABET = '23456789CDFGHJKMPQRTVWX';

const SHAPE = new RegExp(`^${company.referencePrefix}-[${ALPHABET}]{4}-[${ALPHABET}]{2}$`);

function randomPart(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The example in help and messages. */
export const SAMPLE_REFERENCE = `${company.referencePrefix}-7K3Q-24`;

/** A reference to read out on the phone: JFM-7K3Q-24. One of 148 million. */
export function newReference(): string {
  return `${company.referencePrefix}-${randomPart(4)}-${randomPart(2)}`;
}

/** Whether the text looks like a reference; nothing is looked up. */
export function isReference(text: string): boolean {
  return SHAPE.test(text);
}
