import { expect, test } from 'vitest';
import { openTestDatabase } from '../../tests/server/testing/test-database.ts';
import { loadConfig } from '../settings/config.ts';
import { countMails } from './count-mails.ts';
import type { Delivery, Mail, Mailer } from './mail/mail.ts';
import { createMetrics } from './metrics.ts';

test('mails are counted by what came of them, and nothing else changes', async () => {
  const deliveries: Delivery[] = [
    { status: 'sent' },
    {
      status: 'sent',
      refused: [{ address: 'anna@movers.example', reason: '550', fault: 'unavailable' }],
    },
    { status: 'failed', fault: 'unavailable', reason: '451' },
    { status: 'failed', fault: 'unavailable', reason: '451' },
    { status: 'failed', fault: 'refused', reason: '550' },
  ];
  const left = [...deliveries];
  const mailer: Mailer = { deliver: async () => left.shift() ?? { status: 'sent' } };
  const db = await openTestDatabase();
  const now = () => new Date();
  const metrics = createMetrics({
    db,
    watch: { works: () => true, failures: () => 0 },
    config: loadConfig({}),
    now,
  });
  const counted = countMails(mailer, metrics);
  const mail: Mail = {
    reference: 'JFM-7K3Q-24',
    replyTo: { name: 'Thandi', address: 'thandi@visitor.example' },
    subject: 'Quote request',
    text: '',
    html: '',
  };
  for (const delivery of deliveries) {
    expect(await counted.deliver(mail)).toEqual(delivery);
  }
  metrics.countAdviceFailure();
  const lines = (await metrics.text()).split('\n');
  expect(lines.filter((line) => line.startsWith('movers_mails_total')).toSorted()).toEqual([
    'movers_mails_total{outcome="failed"} 2',
    'movers_mails_total{outcome="partial"} 1',
    'movers_mails_total{outcome="refused"} 1',
    'movers_mails_total{outcome="sent"} 1',
  ]);
  expect(lines).toContain('movers_advice_failures_total 1');
});
