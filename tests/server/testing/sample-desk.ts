import { TEAM_ACTIONS } from '../../../domain/move/stage.ts';
import { NO_PRICE } from '../../../domain/quote/price-draft.ts';
import type { DeskQuote, DeskView } from '../../../domain/team/desk-view.ts';
import { SAMPLE_CONFIRMATION, SAMPLE_QUOTE } from './sample-history.ts';

export const CALL = { label: 'Call 082 555 0119', url: 'tel:+27825550119' };

export const SAMPLE_DESK_QUOTE: DeskQuote = {
  draft: { ...NO_PRICE, ...SAMPLE_QUOTE, basis: 'whole' },
  promisedUntil: '2026-12-22',
  changes: [],
  replaces: 'quote',
  isAwaited: false,
  onNewDay: null,
  channels: ['email'],
  noEmail: null,
};

/** A quote that was sent, at a desk where everything may be done. */
export const SAMPLE_DESK: DeskView = {
  kind: 'request',
  reference: 'JFM-7K3Q-24',
  name: 'Thandi Nkosi',
  stage: 'quoted',
  status: 'Quoted',
  phase: 'quoted',
  visits: [],
  isDayOver: false,
  sameDay: null,
  holder: null,
  receivedAt: '2026-11-22T08:00:00.000Z',
  links: [{ label: 'Email', url: 'mailto:thandi@visitor.example' }, CALL],
  sections: [],
  alsoFrom: [],
  wrote: null,
  heard: null,
  refusal: null,
  texts: [],
  move: null,
  price: '',
  facts: [],
  wishes: [],
  owed: [],
  gates: [],
  callback: null,
  tell: null,
  request: null,
  newContact: null,
  linkChannels: ['email'],
  askFirst: null,
  emailCameBack: false,
  may: Object.fromEntries(TEAM_ACTIONS.map((action) => [action, true])) as DeskView['may'], // each action
  agreement: { ...NO_PRICE, basis: 'whole', price: 6500, visits: SAMPLE_QUOTE.visits },
  yes: null,
  confirmation: { ...NO_PRICE, ...SAMPLE_CONFIRMATION, basis: 'whole' },
  bill: {
    agreed: { price: 6500, upTo: null },
    price: 6500,
    worked: null,
    lines: [],
    said: '',
    day: '2026-12-07',
    isInvoiced: false,
    invoiceTo: '',
    invoiceAddress: '',
    orderNumber: '',
    billEmail: '',
    theirVat: '',
  },
  account: null,
  entries: [],
  followUp: null,
  afterMove: null,
  quote: SAMPLE_DESK_QUOTE,
  history: [],
  last: 1,
};
