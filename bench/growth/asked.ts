import { addDays } from '../../domain/dates/calendar-date.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import { median } from '../table.ts';
import type { Filled } from './fill-database.ts';
import type { StoredKeys } from './submission.ts';

export const FIGURES = 'the figures';
export const FIND = 'whoever phones';

const TYPED = [
  ...['082 0001234', '0820', '1234', 'JFM-0000ZZ', 'nko', 'thandi'],
  // Both words of thousands, and of few, of many and of nobody together.
  ...['thandi nkosi', 'van wyk', 'naidoo wyk'],
];

/** The header of a device of the team, and the key of the diary's feed. */
export interface TeamKeys {
  readonly device: { readonly cookie: string };
  readonly feed: string;
}

/** Milliseconds until a running server has answered, by what it is asked. */
export async function askEverything(
  url: string,
  { open, jobs }: Filled,
  { device, feed }: TeamKeys,
) {
  const asked = new Map<string, number>();
  const time = async (what: string, times: number, send: (index: number) => Promise<Response>) => {
    const taken: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const began = performance.now();
      const answer = await send(index);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      taken.push(performance.now() - began);
    }
    return median(taken);
  };
  const ask = async (...it: Parameters<typeof time>) => {
    asked.set(it[0], await time(...it));
  };
  const keyed = (key: string) => ({ ...device, Authorization: `Bearer ${key}` });
  const some = (keys: readonly StoredKeys[]) => (index: number) =>
    keys[index % keys.length] as StoredKeys; // never empty
  const keysOf = some(open);
  const jobOf = some(jobs);
  await ask('private page', 30, (index) =>
    fetch(`${url}/api/your-move`, { headers: keyed(keysOf(index).linkKey) }),
  );
  await ask('desk', 30, (index) =>
    fetch(`${url}/api/desk`, { headers: keyed(keysOf(index).deskKey) }),
  );
  await ask('private page with an account', 30, (index) =>
    fetch(`${url}/api/your-move`, { headers: keyed(jobOf(index).linkKey) }),
  );
  await ask('desk with an account', 30, (index) =>
    fetch(`${url}/api/desk`, { headers: keyed(jobOf(index).deskKey) }),
  );
  await ask('a payment', 30, (index) =>
    fetch(`${url}/api/desk`, {
      method: 'POST',
      headers: {
        ...keyed(jobOf(index).deskKey),
        'Content-Type': 'application/json',
        'Idempotency-Key': `growth-${index}`,
      },
      body: JSON.stringify(PAYMENT),
    }),
  );
  await ask('a quote by email', 30, (index) =>
    fetch(`${url}/api/desk`, {
      method: 'POST',
      headers: {
        ...keyed(keysOf(index).deskKey),
        'Content-Type': 'application/json',
        'Idempotency-Key': `growth-${index}`,
      },
      body: JSON.stringify(QUOTE_ACTION),
    }),
  );
  const soon = addDays(localDay(new Date()), 14);
  await ask('another day at the desk', 30, (index) =>
    fetch(`${url}/api/desk/days/${soon}`, { headers: keyed(keysOf(index).deskKey) }),
  );
  await ask('the diary', 10, () => fetch(`${url}/api/diary`, { headers: device }));
  let slowest = 0;
  for (const typed of TYPED) {
    const taken = await time(FIND, 7, () =>
      fetch(`${url}/api/diary/find`, {
        method: 'POST',
        headers: { ...device, 'Content-Type': 'application/json' },
        body: JSON.stringify({ typed }),
      }),
    );
    slowest = Math.max(slowest, taken);
  }
  asked.set(FIND, slowest);
  await ask('a request by phone', 30, (index) =>
    fetch(`${url}/api/diary/requests`, {
      method: 'POST',
      headers: {
        ...device,
        'Content-Type': 'application/json',
        'Idempotency-Key': `growth-${index}`,
      },
      body: JSON.stringify({ by: 'Anna', name: 'Mrs van Wyk', phone: '011 555 0142' }),
    }),
  );
  await ask(FIGURES, 10, () => fetch(`${url}/api/diary/figures`, { headers: device }));
  await ask('its feed', 10, () => fetch(`${url}/diary/${feed}.ics`));
  await ask('/metrics', 10, () => fetch(`${url}/metrics`));
  await ask('/readyz', 10, () => fetch(`${url}/readyz`));
  return asked;
}

const PAYMENT = {
  kind: 'paid',
  by: 'Anna',
  // Somebody who has seen all that happened.
  after: 1000,
  amount: 10,
  how: 'cash',
  day: localDay(new Date()),
  said: '',
};

const QUOTE_ACTION = {
  kind: 'quoted',
  by: 'Anna',
  after: 0,
  via: 'email',
  price: 6500,
  upTo: null,
  includes: ['The drive'],
  visits: [{ day: '2031-02-05', window: '8 to 9' }],
  validUntil: '9999-12-31',
  note: '',
};
