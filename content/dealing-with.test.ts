import { expect, test, vi } from 'vitest';
import { company } from './company.ts';

async function dealingWith(entity: object, legalStatus = 'a private company'): Promise<string> {
  vi.resetModules();
  vi.doMock('./company.ts', () => ({ company, legalEntity: entity, legalStatus }));
  return (await import('./dealing-with.ts')).dealingWith;
}

const ENTITY = {
  name: 'Ndlovu Movers (Pty) Ltd',
  address: '4 Moore Road',
  registrationNumber: '2014/011235/07',
};

test('whom a customer deals with is named with status, number and address', async () => {
  expect(await dealingWith(ENTITY)).toBe(
    `${company.name} is the trading name of Ndlovu Movers (Pty) Ltd, a private company, registration 2014/011235/07, at 4 Moore Road.`,
  );
  expect(
    await dealingWith(
      { ...ENTITY, name: company.name, registrationNumber: '' },
      'a sole proprietor',
    ),
  ).toBe(`You deal with ${company.name}, a sole proprietor, at 4 Moore Road.`);
});

test('without a name or an address nothing is said', async () => {
  expect(await dealingWith({ ...ENTITY, name: '' })).toBe('');
  expect(await dealingWith({ ...ENTITY, address: '' })).toBe('');
});
