import { sourceName } from '../../domain/figures/source-in-words.ts';
import { UTM_PARTS } from '../../domain/figures/source-parts.ts';
import { sumOf } from '../../domain/money.ts';
import { firstDay } from '../../domain/move/plan.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { ACCESS_SIDES, accessInWords } from '../../domain/request/access.ts';
import type { InventoryCategory } from '../../domain/request/inventory.ts';
import type { ContentByKind, KindName } from '../../domain/request/kind.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { eachQuestion } from '../../domain/request/request-questions.ts';
import { openWish } from '../moves/open-wishes.ts';
import { readPhone } from '../sending/mail/visitor-phone.ts';
import type { FullCase } from './stored-submission.ts';
import { type Cell, type CsvForm, csvRecord } from './terminal/csv.ts';

/** A visitor's answers of all kinds. A submission has some of them: a request has no message. */
type Answers = Partial<QuoteRequest> &
  Partial<Omit<UnionToIntersection<ContentByKind[KindName]>, 'email'>>;
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

interface Row extends FullCase {
  readonly answers: Answers;
}

type Column = (of: Row) => Cell;

/** Each answer; these two have several. */
type AnswerColumn = Exclude<keyof Answers, 'inventory' | 'access'> | InventoryCategory;

/** Questions whose columns have a place below. */
type PlacedQuestion = 'bedrooms' | 'bathrooms' | 'hasGarage' | 'hasStoreroom' | 'videoSurvey';

const questions = eachQuestion(
  (field): Column =>
    ({ answers }) =>
      answers[field] ?? '',
);

/** The columns in their order, which is a promise to spreadsheets: a new one comes last. The compiler asks for that of a
 *  new answer. */
const COLUMNS = {
  reference: ({ stored }) => stored.reference,
  kind: ({ stored }) => stored.kind,
  receivedAt: ({ stored }) => stored.receivedAt,
  flag: ({ stored }) => stored.flag ?? '',
  id: ({ stored }) => stored.id,
  mail: ({ mail }) => mail?.state ?? '',
  stage: ({ progress }) => progress.stage,
  takenBy: ({ progress }) => progress.holder?.by ?? '',
  moveDay: ({ progress }) => firstDay(progress.plan),
  changedAt: ({ progress }) => progress.changedAt ?? '',
  callAskedAt: ({ progress }) => openWish(progress, 'call')?.at ?? '',
  name: ({ answers }) => answers.name ?? '',
  email: ({ answers }) => answers.email ?? '',
  phone: ({ answers }) => inGroups(answers.phone ?? ''),
  moveType: ({ answers }) => answers.moveType ?? '',
  fromAddress: ({ answers }) => answers.fromAddress ?? '',
  toAddress: ({ answers }) => answers.toAddress ?? '',
  moveDate: ({ answers }) => answers.moveDate ?? '',
  deliveryMethod: ({ answers }) => answers.deliveryMethod ?? '',
  bedrooms: questions.bedrooms,
  bathrooms: questions.bathrooms,
  hasGarage: questions.hasGarage,
  hasStoreroom: questions.hasStoreroom,
  additionalNotes: ({ answers }) => answers.additionalNotes ?? '',
  message: ({ answers }) => answers.message ?? '',
  kitchen: chosenOf('kitchen'),
  living: chosenOf('living'),
  bedroom: chosenOf('bedroom'),
  accessFrom: ({ answers: { access } }) => (access ? accessInWords(access[ACCESS_SIDES[0]]) : ''),
  accessTo: ({ answers: { access } }) => (access ? accessInWords(access[ACCESS_SIDES[1]]) : ''),
  cameTo: ({ progress: { bill } }) => (bill ? { rand: bill.price } : ''),
  movedOn: ({ progress: { bill } }) => bill?.day ?? '',
  paidHow: ({ progress: { payments } }) => payments.at(-1)?.how ?? '',
  lastPaid: ({ progress: { payments } }) => payments.at(-1)?.day ?? '',
  // As it is counted, and the facts from which it follows.
  source: ({ stored }) => sourceName(stored.source),
  heard: ({ stored }) => stored.source?.heard ?? '',
  firstPage: ({ stored }) => stored.source?.page ?? '',
  referrer: ({ stored }) => stored.source?.referrer ?? '',
  visitAt: ({ stored }) => stored.source?.at ?? '',
  clickKind: ({ stored }) => stored.source?.click?.kind ?? '',
  clickId: ({ stored }) => stored.source?.click?.id ?? '',
  ...Object.fromEntries(
    UTM_PARTS.map((part) => [`utm_${part}`, ({ stored }: Row) => stored.source?.utm?.[part] ?? '']),
  ),
  videoSurvey: questions.videoSurvey,
  // A new question comes last by itself. Before another column follows, it gets its place above.
  ...(questions as Omit<typeof questions, PlacedQuestion>),
  received: ({ progress }) => randCell(accountOf(progress)?.received),
  open: ({ progress }) => randCell(accountOf(progress)?.open),
  visits: ({ progress: { plan } }) =>
    plan.visits.map(({ day, what }) => [day, what].filter(Boolean).join(' ')).join('; '),
  saidNo: ({ progress: { stage, ended } }) =>
    stage === 'declined' ? (ended?.why ?? 'unknown') : '',
  sameAs: ({ progress: { ended } }) => ended?.as ?? '',
} satisfies Readonly<Record<AnswerColumn, Column>> & Readonly<Record<string, Column>>;

/** Empty for what is not known. */
const randCell = (rand: number | null | undefined): Cell =>
  typeof rand === 'number' ? { rand } : '';

function chosenOf(category: InventoryCategory): Column {
  return ({ answers: { inventory } }) => inventory?.[category]?.join(', ') ?? '';
}

/** A single number in the groups in which people write it: spreadsheets read it as text. */
function inGroups(phone: string): string {
  const isSingle = /^\+?\d+$/.test(phone);
  return (isSingle && readPhone(phone)?.written) || phone;
}

export function csvHeader(form: CsvForm): string {
  return csvRecord(Object.keys(COLUMNS), form);
}

/** The rows of the export, and the one that a spreadsheet's file ends with: the sum of each column of amounts. */
export function createCsvRows(form: CsvForm) {
  const columns = Object.values(COLUMNS);
  const sums = columns.map((): number | undefined => undefined);
  return {
    rowOf(submission: FullCase): string {
      const row: Row = { ...submission, answers: submission.stored.content };
      const cells = columns.map((of) => of(row));
      for (const [index, cell] of cells.entries()) {
        if (typeof cell === 'object') sums[index] = sumOf([sums[index] ?? 0, cell.rand]);
      }
      return csvRecord(cells, form);
    },
    /** Of the rows so far. */
    sumRow: () => csvRecord(['All', ...sums.slice(1).map(randCell)], form),
  };
}
