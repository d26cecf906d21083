import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { region } from '../content/region.ts';
import { everyMail, TYPED } from '../tests/server/testing/every-mail.ts';
import { createMails } from './mails.ts';
import { toMessage } from './sending/mail/message.ts';
import { loadConfig } from './settings/config.ts';

let once: ReturnType<typeof everyMail> | undefined;
/** Composed once: the tests only read them. */
const allMails = () => (once ??= everyMail());

/** HTML as a program shows it that knows no style: one line for each block and each `<br>`. */
function flattened(html: string): string[] {
  const body = parse(html).querySelector('body');
  const text = (body?.innerHTML ?? '')
    .replace(/\s+/g, ' ')
    .replace(/<br>|<\/(?:h\d|p|div|li|tr|td|th)>/g, '\n');
  return parse(text)
    .text.split('\n')
    .map((line) => line.trim());
}

test('every kind of mail keeps the lines of what people typed in a program that ignores styles', async () => {
  const { sent, kinds } = await allMails();
  const { compose } = createMails(loadConfig({}), () => new Date());
  expect([...kinds].toSorted()).toEqual(Object.keys(compose).toSorted());

  for (const { html, subject } of sent) expect(html, subject).not.toMatch(/white-space: *pre/);
  const mails = sent.map(({ html }) => flattened(html));
  for (const typed of Object.values(TYPED)) {
    const lines = Array.isArray(typed) ? typed : typed.split('\n').filter(Boolean);
    const [first = ''] = lines;
    const having = mails.filter((shown) => shown.some((line) => line.includes(first)));
    expect(having, first).not.toEqual([]);
    for (const shown of having) {
      // The first may follow its label.
      expect(shown.some((line) => line.endsWith(first))).toBe(true);
      expect(shown).toEqual(expect.arrayContaining(lines.slice(1)));
    }
  }
});

test('a visitor is greeted by the first name, and everybody reads the clock on their wall', async () => {
  const { sent } = await allMails();
  const toVisitor = sent.filter(({ to }) => to !== undefined);
  expect(toVisitor.length).toBeGreaterThan(5);
  for (const { text, subject } of toVisitor) expect(text, subject).not.toMatch(/Thandi Nkosi[,.]/);
  for (const { text, subject } of sent) {
    expect(text, subject).not.toContain(` ${region.time.name}`);
    expect(text.replaceAll('%20', ' '), subject).not.toMatch(/Hello \w+ \w/);
  }
});

test('plain text has all that HTML shows, in its order, and no line begins in mid-sentence', async () => {
  const { sent } = await allMails();
  for (const { html, text, subject } of sent) {
    const parts = parse(html)
      .querySelectorAll('h1, h2, .figure span, th, li')
      .map((part) => flattened(`<body>${part.outerHTML}</body>`)[0] ?? '');
    expect(parts.filter((part) => /^[,.;:]/.test(part))).toEqual([]);
    const drafts = text.match(/mailto:\S+/g) ?? [];
    expect(drafts, subject).toHaveLength(new Set(drafts).size);
    const plain = text.replace(/\s+/g, ' ').toLowerCase();
    let at = 0;
    for (const part of parts) {
      at = plain.indexOf(part.toLowerCase(), at);
      expect(at, `${part} in ${subject}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('no mail breaks a reference, or repeats in small type what it has in large', async () => {
  const { sent } = await allMails();
  for (const { html, subject } of sent) {
    const body = parse(html).querySelector('body');
    const shown = body?.text.match(/[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{2}/g) ?? [];
    const whole = html.match(/nowrap">[A-Z]+-[A-Z0-9]{4}-[A-Z0-9]{2}</g) ?? [];
    expect(whole, subject).toHaveLength(shown.length);
    const large = body?.querySelector('.figure')?.text ?? '';
    for (const row of body?.querySelectorAll('tr') ?? []) {
      // The street is one of two, a sum ends with its total, a quote may be good until its day, and a digit is in a date.
      if (/^(?:From|To pay|Price|Good until)$/.test(row.querySelector('th')?.text ?? '-')) continue;
      const value = row.querySelector('.value')?.text ?? '-';
      if (!/^\d$/.test(value)) expect(large, subject).not.toContain(value);
    }
  }
});

test('every calendar file is published or cancelled by us, and its mail says which', async () => {
  const { sent } = await allMails();
  const files = sent.filter(({ calendar }) => calendar !== undefined);
  const box = { name: 'Team', address: 'team@movers.example' };
  const methods = files.map((mail) => {
    const calendar = new ICAL.Component(ICAL.parse(`${mail.calendar}`));
    const method = calendar.getFirstPropertyValue('method');
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.organizer).toBe(`mailto:${company.email}`);
    const [attachment] = toMessage(mail, { from: box, to: [box] }).attachments ?? [];
    expect(attachment?.contentType).toBe(`text/calendar; charset=utf-8; method=${method}`);
    return `${method}`;
  });
  expect([...new Set(methods)].toSorted()).toEqual(['CANCEL', 'PUBLISH']);
});
