import { expect, test } from 'vitest';
import { areas } from '../../../content/areas.ts';
import type { MailToVisitor } from '../../../domain/move/mail-kinds.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import {
  quoted,
  SAMPLE_BILL,
  SAMPLE_CONFIRMATION,
  SAMPLE_VISIT,
  type SampleEvent,
} from '../../../tests/server/testing/sample-history.ts';
import { SAMPLE_REQUEST } from '../../../tests/server/testing/sample-request.ts';
import { openTestDatabase } from '../../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import type { Database } from '../../database/database.ts';
import { createMails } from '../../mails.ts';
import { newLinkKey } from '../../requests/link-key.ts';
import type { Mail } from '../../sending/mail/mail.ts';
import { loadConfig } from '../../settings/config.ts';

const NOW = new Date('2026-12-06T15:00:00.000Z');

/** What a stranger types to make our mail say it. */
const LURES = [
  'https://evil.example/win',
  'evil.example',
  'www.evil.example',
  'win@evil.example',
  '=?utf-8?q?evil?=',
  'Your bank account was blocked, so verify it at evil.example today',
] as const;

const EVIL = /evil|bank account/i;

/** The history whose last event a mail of this kind is about, as somebody made it who typed that wherever they could. */
const HISTORIES: Readonly<Record<MailToVisitor, (lure: string) => SampleEvent[]>> = {
  quote: () => [quoted()],
  acceptance: (lure) => [...agreed(), change(lure)],
  confirmation: (lure) => [...agreed(), change(lure), confirmed],
  cancellation: (lure) => [...agreed(), { kind: 'cancelled', said: lure }],
  'day-before': (lure) => [
    ...agreed(),
    change(lure),
    confirmed,
    { kind: 'announced', visit: 1, day: SAMPLE_VISIT.day },
  ],
  bill: () => [...agreed(), confirmed, { kind: 'settled', by: 'Anna', ...SAMPLE_BILL }],
  'bill-copy': () => [
    ...agreed(),
    confirmed,
    { kind: 'settled', by: 'Anna', ...SAMPLE_BILL, billEmail: 'accounts@firm.example' },
  ],
  correction: (lure) => [quoted(), { ...change(lure), by: 'Anna' }],
  link: (lure) => [change(lure), { kind: 'linked', by: 'Anna' }],
  'contact-changed': (lure) => [{ kind: 'changed', changes: [was('phone', lure)] }],
  acknowledgement: (lure) => [change(lure)],
};

/** Mails that say nothing that anybody typed, whoever reads them. */
const NAMES_NOBODY: readonly MailToVisitor[] = ['contact-changed', 'acknowledgement'];

/** To somebody else than the visitor. */
const WITHOUT_LINK: readonly MailToVisitor[] = ['contact-changed', 'bill-copy'];

const KINDS = Object.keys(HISTORIES) as MailToVisitor[]; // the keys of a complete record

const agreed = (): SampleEvent[] => [quoted(), { kind: 'accepted', about: 1 }];
const confirmed: SampleEvent = { kind: 'confirmed', by: 'Anna', ...SAMPLE_CONFIRMATION };

const was = (field: string, after: string) => ({ field, before: 'as before', after });

function change(lure: string): SampleEvent & { kind: 'changed' } {
  const fields = [
    'name',
    'phone',
    'fromAddress',
    'toAddress',
    'moveDate',
    'additionalNotes',
    'fromHours',
  ];
  return { kind: 'changed', changes: fields.map((field) => was(field, lure)) };
}

function typed(lure: string): Partial<QuoteRequest> {
  const { access } = SAMPLE_REQUEST;
  return {
    name: lure,
    phone: lure,
    fromAddress: lure,
    toAddress: lure,
    moveDate: lure,
    additionalNotes: lure,
    ...(access && { access: { ...access, from: { ...access.from, hours: lure } } }),
  };
}

/** @param isProved whether somebody opened our page by the link of an email to the address */
async function mailOf(
  db: Database,
  kind: MailToVisitor,
  {
    request,
    history,
    isProved,
  }: {
    readonly request: Partial<QuoteRequest>;
    readonly history: readonly SampleEvent[];
    readonly isProved: boolean;
  },
): Promise<Mail> {
  const keys = { linkKey: newLinkKey(), mailKey: newLinkKey(), isProved: isProved ? 1 : 0 };
  const stored = await storeRequest(db, { ...request, ...keys });
  await storeEvents(db, stored, history);
  const { compose } = createMails(loadConfig({}), () => NOW);
  const about = { submissionId: stored.id, event: history.length, about: null };
  const mail = await compose[kind](db, about, { siteUrl: 'https://movers.example', now: NOW });
  if (!mail) throw new Error(`There is no mail: ${kind}`);
  if (!WITHOUT_LINK.includes(kind)) expect(mail.text).toContain(`/your-move#${keys.mailKey}\n`);
  expect(mail.text).not.toContain(keys.linkKey);
  const { reference } = stored;
  return JSON.parse(
    JSON.stringify(mail).replaceAll(reference, 'REFERENCE').replaceAll(keys.mailKey, 'KEY'),
  );
}

/** All that its reader is shown. */
function shownIn({ to, sender, subject, text, html, calendar = '' }: Mail): string {
  return [to?.name, sender, subject, text, html, calendar.replaceAll('\r\n ', '')].join('\n');
}

test.each(KINDS)('%s: only who opened our mail reads what was typed', async (kind) => {
  const db = await openTestDatabase();
  for (const lure of LURES) {
    const sent = { request: typed(lure), history: HISTORIES[kind](lure) };
    expect(shownIn(await mailOf(db, kind, { ...sent, isProved: false })), lure).not.toMatch(EVIL);
    const known = shownIn(await mailOf(db, kind, { ...sent, isProved: true }));
    if (NAMES_NOBODY.includes(kind)) expect(known).not.toMatch(EVIL);
    else expect(known, lure).toMatch(EVIL);
  }
});

test.each(KINDS.filter((kind) => !WITHOUT_LINK.includes(kind)))(
  '%s: a customer with a plain name and address misses nothing',
  async (kind) => {
    const db = await openTestDatabase();
    const request = { moveDate: '2026-12-07' };
    const history = HISTORIES[kind]('').map((event) =>
      event.kind === 'changed' ? { ...event, changes: PLAIN_CHANGES } : event,
    );
    const stranger = await mailOf(db, kind, { request, history, isProved: false });
    expect(stranger).toEqual(await mailOf(db, kind, { request, history, isProved: true }));
  },
);

const PLAIN_CHANGES = [
  { field: 'toAddress', before: '4 Cedar Road, Fourways', after: 'Unit 9, 3 Oak Avenue, Boskruin' },
  { field: 'moveDate', before: '2026-12-05', after: '2026-12-07' },
  { field: 'bedrooms', before: '2', after: '3' },
  { field: 'living', before: ['tv'], after: ['sofa', 'tv'] },
];

test('of an address only the known part is told, and a change of what was typed by its name', async () => {
  const db = await openTestDatabase();
  const suburb = areas[0]?.name ?? '';
  const fromAddress = `The blue gate, call me, ${suburb}`;
  const request = { fromAddress, toAddress: 'evil.example' };
  const quote = await mailOf(db, 'quote', { request, history: [quoted()], isProved: false });
  expect(quote.text).toContain(`for your move from ${suburb} to your new address.`);
  expect(quote.subject).toContain(`: your quote, ${suburb}`);
  const history = HISTORIES.correction('evil.example');
  const correction = await mailOf(db, 'correction', { request, history, isProved: false });
  expect(correction.text).toContain('Notes: changed\n');
});
