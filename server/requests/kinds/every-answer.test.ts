import { expect, test } from 'vitest';
import { moveSheet } from '../../../domain/request/move-sheet.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { whatsAppText } from '../../../domain/request/whatsapp-text.ts';
import { SAMPLE_REQUEST, storedRequest } from '../../../tests/server/testing/sample-request.ts';
import { requests } from './request.kind.ts';
import { requestSections } from './request-sections.ts';

type Field = keyof QuoteRequest;

/** The sample with one answer changed. */
function changed(field: Field): QuoteRequest {
  const other: Partial<QuoteRequest> = {
    moveType: 'commercial',
    deliveryMethod: 'email',
    inventory: {},
    access: undefined,
  };
  const turned = SAMPLE_REQUEST[field] ? '' : 'yes';
  return { ...SAMPLE_REQUEST, [field]: field in other ? other[field] : turned };
}

const TODAY = '2026-11-21';

/** Where all answers are read, and those that each leaves out. */
const READERS: readonly (readonly [string, (request: QuoteRequest) => unknown, Field[]])[] = [
  [
    'the email to the team, and at the desk',
    (content) => requestSections(storedRequest(content)),
    [],
  ],
  ['`leads show`', requests.lines, []],
  ['the chat', (request) => whatsAppText(request, 'JFM-7K3Q-24'), ['deliveryMethod']],
  [
    'the move sheet, below the paper',
    (request) => moveSheet(request, { moveDate: request.moveDate, today: TODAY }).told,
    ['fromAddress', 'toAddress', 'moveDate', 'deliveryMethod'],
  ],
];

test.each(READERS)('every answer is read in %s', (_place, read, without) => {
  const fields = Object.keys(SAMPLE_REQUEST) as Field[]; // it has all of them
  const unread = fields.filter(
    (field) => JSON.stringify(read(changed(field))) === JSON.stringify(read(SAMPLE_REQUEST)),
  );
  expect(unread.toSorted()).toEqual(without.toSorted());
});
