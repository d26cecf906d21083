import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { ROAD_MAP_PATH, type RoadMap } from '../../domain/places/road-between.ts';
import { quoteRequestSchema } from '../../domain/request/request.schema.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { planLink } from '../../domain/your-move/move-plan.ts';
import { privateLink } from '../../domain/your-move/your-move.ts';
import { createQueryClient } from '../api/query-client.ts';
import { render, screen, userEvent, within } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { MOVE_HEADINGS } from './move-headings.ts';
import { OpenedLink } from './OpenedLink.tsx';
import { MOVE, NO_ROADS } from './sample-move.ts';

const KEY = 'k3yOfTheVisitor00000000000000000';
const PLAN_LINK = new URL(planLink(`${MOVE.readKey}`), location.href).href;
const files: Blob[] = [];

beforeEach(async () => {
  files.length = 0;
  // This document has none; a page that reports a fault fails its test.
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const request = quoteRequestSchema.parse({
    ...MOVE.request,
    access: { version: 1, from: { estate: 'yes' }, to: { estate: 'yes' } },
  });
  const server = new FakeServer();
  server.answer = () => Response.json({ ...MOVE, request });
  const queries = createQueryClient();
  queries.setQueryData<RoadMap>([ROAD_MAP_PATH], NO_ROADS);
  render(
    <QueryClientProvider client={queries}>
      <OpenedLink linkKey={KEY} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Your data' });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('paper and what is sent on from the page have no link that changes the move', () => {
  expect(screen.getAllByText(/^For the manager of /)).toHaveLength(2);
  const chats = screen.getAllByRole('link', { name: 'Send by WhatsApp' });
  expect(chats).toHaveLength(2);
  // Addresses of links and all that is only for paper included.
  expect(document.documentElement.outerHTML).not.toContain(KEY);
});

it('paper has the link that only reads, as text', () => {
  const link = screen.getByText(PLAN_LINK);
  expect(link.closest('.hidden')?.className).toContain('print:block');
  expect(link.closest('.hidden')?.className).toContain('print:labels:hidden');
});

it('both links can be copied, each under its name', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  for (const name of [MOVE_LABELS.copyLink, MOVE_LABELS.copyPlan]) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(copied).toEqual([new URL(privateLink(KEY), location.href).href, PLAN_LINK]);
});

it('the entry for a calendar has the link that only reads, and no other', async () => {
  await userEvent.click(screen.getByRole('button', { name: MOVE_LABELS.calendar }));
  expect(files).toHaveLength(1);
  const entry = `${await files[0]?.text()}`.replaceAll('\r\n ', '');
  expect(entry).toContain(MOVE.reference);
  expect(entry).not.toContain(KEY);
  expect(entry).not.toContain('your-move');
  expect(entry).toContain(PLAN_LINK);
});

it('a lost box finds us: each label has the reference and our phone number', () => {
  const labels = screen.getByRole('list', { name: MOVE_HEADINGS.boxLabels });
  for (const label of within(labels).getAllByRole('listitem')) {
    expect(label.textContent).toContain(MOVE.reference);
    expect(label.textContent).toContain(company.phone.display);
  }
});
