import type { RoadMap } from '../../domain/places/road-between.ts';
import { plainVisit } from '../../domain/quote/visits.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import type { VisitorQuote } from '../../domain/your-move/visitor-quote.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';

const [from, to] = ['14 Kelly Avenue, Boskruin', '9 Cedar Road, Fourways'];
const VISIT = {
  ...plainVisit('2031-12-06'),
  from,
  to,
  isOver: false,
  status: 'wished' as const,
  sequence: 0,
};

export const MOVE: YourMove = {
  reference: 'JFM-7K3Q-24',
  receivedAt: '2026-11-20T08:00:00.000Z',
  request: quoteRequestSchema.parse({
    name: 'Thandeka Mokoena',
    email: 'thandeka@visitor.example',
    phone: '082 555 0119',
    moveType: 'commercial',
    fromAddress: from,
    toAddress: to,
    moveDate: '2031-12-06',
    deliveryMethod: 'email',
  }),
  version: 0,
  last: 0,
  moveDay: { day: '2031-12-06', status: 'wished' },
  visits: [VISIT],
  contactAsked: [],
  changedAt: null,
  callAskedAt: null,
  reportedAt: null,
  questionAt: null,
  quote: null,
  bookedQuote: null,
  booking: null,
  bill: null,
  account: null,
  phase: 'waiting',
  since: null,
  may: [],
  isToBeCalled: false,
  emailFailed: false,
  getsDayBefore: false,
  keeps: null,
  keptUntil: '2032-12-06',
  readKey: 'd41d8cd98f00b204e9800998ecf8427e',
};

export const QUOTE: VisitorQuote = {
  number: 1,
  price: 'R6\u00a0500',
  figure: 'R6\u00a0500',
  rest: '',
  notIncluded: [],
  included: ['Loading at 14 Kelly Avenue'],
  lines: [
    { field: 'price', label: 'Price', value: 'R6\u00a0500' },
    { field: 'includes', label: 'Included', value: 'Loading at 14 Kelly Avenue' },
  ],
  visits: [VISIT],
  validUntil: '2031-11-01',
  by: 'Anna',
  terms: [],
  paper: { issuer: [], lines: [] },
  termsOf: 'December 2024',
  obstacle: null,
  replaces: null,
  changes: [],
  isOpen: true,
};
export const QUOTED: YourMove = {
  ...MOVE,
  last: 1,
  phase: 'quoted',
  may: ['seen', 'asked', 'accepted', 'declined'],
  quote: QUOTE,
};

export const NO_ROADS: RoadMap = {
  width: 1,
  height: 1,
  ridge: '',
  roads: '',
  motorways: '',
  places: [],
  spots: [],
};
