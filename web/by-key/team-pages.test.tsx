import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOOK_AGAIN } from '../../domain/team/call-labels.ts';
import { eventually } from '../../tests/eventually.ts';
import { SAMPLE_DESK } from '../../tests/server/testing/sample-desk.ts';
import { Desk } from '../desk/Desk.tsx';
import { Devices } from '../devices/Devices.tsx';
import { Diary } from '../diary/Diary.tsx';
import { Figures } from '../diary/Figures.tsx';
import { act, render, screen, userEvent } from '../testing/component.ts';
import { page } from '../testing/form.ts';
import { FakeServer } from '../testing/server.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { TeamPage } from './TeamPage.tsx';

const NOTHING = {
  ...{ taps: 0, cameIn: 0, answered: 0, inTime: 0, late: 0, quoted: 0, accepted: 0 },
  ...{ moved: 0, cancelled: 0, saidNo: 0, cameTo: 0, received: 0, average: null, medianMs: null },
};
const asOf = 'Sat 28 Nov at 06:23';
const DIARY = {
  ...{ asOf, today: '2026-11-28', trucksADay: 2 },
  ...{ waiting: [], left: 0, suspected: [], undated: [], days: [] },
};
const YEAR = { asOf, months: [], sources: { rows: [], all: NOTHING } };

/** A page whose own part forgot its age. */
const forgetful = (
  <TeamPage key="forgetful" className="" path="/api/forgetful" again={{ refetchInterval: 60_000 }}>
    {() => <p>Some content</p>}
  </TeamPage>
);

/** What each page of the team shows, and the button that asks again. */
const PAGES = {
  'web/desk/Desk.tsx': [<Desk key="desk" />, SAMPLE_DESK, AGAIN_LABELS.try],
  'web/devices/Devices.tsx': [<Devices key="devices" />, { devices: [] }, AGAIN_LABELS.try],
  'web/diary/Diary.tsx': [<Diary key="diary" />, DIARY, LOOK_AGAIN],
  'web/diary/Figures.tsx': [<Figures key="figures" />, YEAR, AGAIN_LABELS.try],
} as const;

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  history.replaceState(null, '', `/#${'k'.repeat(32)}`);
  return () => vi.unstubAllGlobals();
});

/** What a screen reader says of the connection. */
const told = () =>
  [...document.querySelectorAll('[role=alert], [role=status]')]
    .map(({ textContent }) => textContent)
    .filter((says) => says.includes('no connection since'));

/** How often the age is on the screen; paper has its own. */
const ages = () =>
  screen.getAllByText(/^As of/).filter(({ className }) => !className.includes('print:block'))
    .length;

it('each page of the team is tried here', () => {
  const using = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx'] }).filter((file) =>
    readFileSync(file, 'utf8').includes('<TeamPage'),
  );
  expect(using.sort()).toEqual(Object.keys(PAGES));
});

it.each([
  ...Object.entries(PAGES),
  ['a page that does not show it itself', [forgetful, {}, AGAIN_LABELS.try]] as const,
])('%s says when it was and asks again', async (_, [island, content, again]) => {
  server.answer = () => Response.json(content);
  render(island);
  await screen.findAllByText(/^As of/);
  expect(ages()).toBe(1);
  expect(told()).toEqual([]);
  server.answer = undefined;
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => expect(told()).toHaveLength(1));
  expect(page()).toMatch(/As of .*: no connection since/);
  server.answer = () => Response.json(content);
  await userEvent.click(screen.getByRole('button', { name: again }));
  await eventually(() => expect(told()).toEqual([]));
});
