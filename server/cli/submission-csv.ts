import { progressOf } from '../../domain/desk/desk-entry.ts';
import { ACCESS_SIDES, accessInWords } from '../../domain/request/access.ts';
import { INVENTORY_CATEGORIES } from '../../domain/request/inventory.ts';
import {
  lastOf,
  type MessageSubmission,
  type QuoteSubmission,
  type StoredSubmission,
} from './stored-submission.ts';
import { csvRecord } from './terminal/csv.ts';

/** The order is fixed and a new field comes last, for spreadsheets that count columns. */
const FIELDS = [
  'reference',
  'kind',
  'receivedAt',
  'flag',
  'name',
  'email',
  'phone',
  'moveType',
  'fromAddress',
  'toAddress',
  'moveDate',
  'deliveryMethod',
  'bedrooms',
  'bathrooms',
  'hasGarage',
  'hasStoreroom',
  'additionalNotes',
  'message',
  'id',
] as const satisfies readonly (keyof QuoteSubmission | keyof MessageSubmission)[];

/** The access of both addresses, in words. */
const ACCESS_COLUMNS = ['accessFrom', 'accessTo'];

/** The times of the visitor's last change and last call request; `--json` has the changes. */
const FOLLOW_UP_COLUMNS = ['changedAt', 'callAskedAt'];

/** How far the team has come, and who took it last. */
const DESK_COLUMNS = ['stage', 'takenBy'];

export const CSV_HEADER = csvRecord([
  ...FIELDS,
  ...INVENTORY_CATEGORIES,
  'mail',
  ...ACCESS_COLUMNS,
  ...FOLLOW_UP_COLUMNS,
  ...DESK_COLUMNS,
]);

export function submissionAsCsv(submission: StoredSubmission): string {
  const { mail, ...facts } = submission;
  // A field that this kind of submission lacks stays empty: a quote has no message.
  const values: Partial<Record<(typeof FIELDS)[number], string | null>> = facts;
  const { stage, holder } = progressOf(submission.desk);
  const { inventory = {}, access }: Partial<QuoteSubmission> =
    submission.kind === 'quote' ? submission : {};
  return csvRecord([
    ...FIELDS.map((field) => values[field] ?? ''),
    ...INVENTORY_CATEGORIES.map((category) => inventory[category]?.join(', ') ?? ''),
    mail?.state ?? '',
    ...ACCESS_SIDES.map((side) => (access ? accessInWords(access[side]) : '')),
    submission.kind === 'quote' ? lastOf('change', submission) : '',
    submission.kind === 'quote' ? lastOf('call', submission) : '',
    stage,
    holder?.by ?? '',
  ]);
}
