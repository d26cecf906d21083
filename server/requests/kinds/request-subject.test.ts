import { expect, test } from 'vitest';
import { storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { moveInShort, requestSubject } from './request-subject.ts';

test.each([
  ['2026-11-21', 'Sat 21 Nov'],
  ['2027-01-30', 'Sat 30 Jan'],
  ['2027-11-20', 'Sat 20 Nov'],
  ['2027-11-21', 'Sun 21 Nov 2027'],
  ['2026-11-20', 'Fri 20 Nov 2026'],
  ['2026-02-30', '2026-02-30'],
  ['31 Jan, or the week after', '31 Jan, or the week…'],
])('the date %s of a request of 21 November 2026 is “%s”', (moveDate, said) => {
  expect(moveInShort(storedRequest({ moveDate }), moveDate)).toBe(`Boskruin to Fourways, ${said}`);
});

test('the subject of a conversation names no day, which may be off before its last mail', () => {
  expect(requestSubject(storedRequest())).toBe('Thandi Nkosi: Boskruin to Fourways [JFM-7K3Q-24]');
});
