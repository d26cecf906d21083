import type { ContactMessage } from '../../../domain/message/message.schema.ts';
import type { ContactRow } from '../../../server/database/tables/message.table.ts';

/** A visitor who filled in every field. */
export const SAMPLE_MESSAGE: ContactMessage = {
  name: 'Sipho Dlamini',
  email: 'sipho@visitor.example',
  phone: '083 555 0177',
  message: 'Do you move a fish tank?\nIt holds 300 litres.',
};

export const SAMPLE_CONTACT: ContactRow = {
  ...SAMPLE_MESSAGE,
  id: '01a1fdaa-d293-7f79-bdce-7f92b9595410',
  reference: 'JFM-9XW4-37',
  receivedAt: '2026-11-21T20:33:13.106Z',
  idempotencyKey: null,
  bodyHash: null,
  flag: null,
};
