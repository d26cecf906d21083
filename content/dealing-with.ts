import { company, legalEntity, legalStatus } from './company.ts';

/** 'Swift Movers is the trading name of Ndlovu Movers (Pty) Ltd, a private company, registration 2014/…, at 4 Moore
 *  Road, Kimberley.' The terms, the privacy policy, the contact page and every quote name whom their reader
 *  deals with; empty until the owner has filled in name and address (docs/before-launch.md). */
export const dealingWith: string = sentence();

function sentence(): string {
  const { name, address, registrationNumber } = legalEntity;
  if (!name || !address) return '';
  const who = [
    name,
    legalStatus,
    registrationNumber && `registration ${registrationNumber}`,
    `at ${address}`,
  ].filter(Boolean);
  const trades = name === company.name ? 'You deal with' : `${company.name} is the trading name of`;
  return `${trades} ${who.join(', ')}.`;
}
