import { openWish } from '../../domain/history/open-wishes.ts';
import type { ContentByKind, KindName } from '../../domain/kind.ts';
import { ACCESS_SIDES, accessInWords } from '../../domain/request/access.ts';
import { INVENTORY_CATEGORIES } from '../../domain/request/inventory.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { sourceName } from '../../domain/source/source-in-words.ts';
import { UTM_PARTS } from '../../domain/source/source-parts.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import type { FullCase } from './stored-submission.ts';
import { csvRecord } from './terminal/csv.ts';

/** A visitor's answers of all kinds. A submission has some of them: a request has no message. */
type Answers = Partial<QuoteRequest> &
  Partial<Omit<UnionToIntersection<ContentByKind[KindName]>, 'email'>>;
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The columns of each answer: the compiler asks for those of a new one. A new column comes last, for
 *  spreadsheets that count columns. */
const ANSWERS: {
  readonly [Field in keyof Required<Answers>]: Readonly<Record<string, (of: Answers) => string>>;
} = {
  name: { name: ({ name = '' }) => name },
  email: { email: ({ email }) => email ?? '' },
  phone: { phone: ({ phone = '' }) => inGroups(phone) },
  moveType: { moveType: ({ moveType = '' }) => moveType },
  fromAddress: { fromAddress: ({ fromAddress = '' }) => fromAddress },
  toAddress: { toAddress: ({ toAddress = '' }) => toAddress },
  moveDate: { moveDate: ({ moveDate = '' }) => moveDate },
  deliveryMethod: { deliveryMethod: ({ deliveryMethod = '' }) => deliveryMethod },
  bedrooms: { bedrooms: ({ bedrooms = '' }) => bedrooms },
  bathrooms: { bathrooms: ({ bathrooms = '' }) => bathrooms },
  hasGarage: { hasGarage: ({ hasGarage = '' }) => hasGarage },
  hasStoreroom: { hasStoreroom: ({ hasStoreroom = '' }) => hasStoreroom },
  additionalNotes: { additionalNotes: ({ additionalNotes = '' }) => additionalNotes },
  message: { message: ({ message = '' }) => message },
  inventory: Object.fromEntries(
    INVENTORY_CATEGORIES.map((category) => [
      category,
      ({ inventory }: Answers) => inventory?.[category]?.join(', ') ?? '',
    ]),
  ),
  access: {
    accessFrom: ({ access }) => (access ? accessInWords(access[ACCESS_SIDES[0]]) : ''),
    accessTo: ({ access }) => (access ? accessInWords(access[ACCESS_SIDES[1]]) : ''),
  },
};

/** A single number in the groups in which people write it: spreadsheets read it as text. */
function inGroups(phone: string): string {
  const isSingle = /^\+?\d+$/.test(phone);
  return (isSingle && readPhone(phone)?.written) || phone;
}

/** The state of the submission. */
const FACTS: Readonly<Record<string, (of: FullCase) => string>> = {
  reference: ({ stored }) => stored.reference,
  kind: ({ stored }) => stored.kind,
  receivedAt: ({ stored }) => stored.receivedAt,
  flag: ({ stored }) => stored.flag ?? '',
  id: ({ stored }) => stored.id,
  mail: ({ mail }) => mail?.state ?? '',
  stage: ({ progress }) => progress.stage,
  takenBy: ({ progress }) => progress.holder?.by ?? '',
  moveDay: ({ progress }) => progress.moveDay.day,
  changedAt: ({ progress }) => progress.changedAt ?? '',
  callAskedAt: ({ progress }) => openWish(progress, 'call')?.at ?? '',
};

/** The account of the move. */
const BILL: Readonly<Record<string, (of: FullCase) => string>> = {
  cameTo: ({ progress: { bill } }) => bill?.price.toFixed(2) ?? '',
  movedOn: ({ progress: { bill } }) => bill?.day ?? '',
  paidHow: ({ progress: { bill } }) => bill?.payment?.how ?? '',
  paidOn: ({ progress: { bill } }) => bill?.payment?.on ?? '',
};

/** The source as it is counted, and the facts from which it follows. */
const SOURCE: Readonly<Record<string, (of: FullCase['stored']) => string>> = {
  source: ({ source }) => sourceName(source),
  heard: ({ source }) => source?.heard ?? '',
  firstPage: ({ source }) => source?.page ?? '',
  referrer: ({ source }) => source?.referrer ?? '',
  visitAt: ({ source }) => source?.at ?? '',
  clickKind: ({ source }) => source?.click?.kind ?? '',
  clickId: ({ source }) => source?.click?.id ?? '',
  ...Object.fromEntries(
    UTM_PARTS.map((part) => [
      `utm_${part}`,
      ({ source }: FullCase['stored']) => source?.utm?.[part] ?? '',
    ]),
  ),
};

const ANSWER_COLUMNS = Object.values(ANSWERS).flatMap((columns) => Object.entries(columns));

export const CSV_HEADER = csvRecord([
  ...Object.keys(FACTS),
  ...ANSWER_COLUMNS.map(([name]) => name),
  ...Object.keys(BILL),
  ...Object.keys(SOURCE),
]);

export function submissionAsCsv(submission: FullCase): string {
  const answers: Answers = submission.stored.content;
  return csvRecord([
    ...Object.values(FACTS).map((of) => of(submission)),
    ...ANSWER_COLUMNS.map(([, of]) => of(answers)),
    ...Object.values(BILL).map((of) => of(submission)),
    ...Object.values(SOURCE).map((of) => of(submission.stored)),
  ]);
}
