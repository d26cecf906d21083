import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { createQueryClient } from '../api/query-client.ts';
import { act, fireEvent, render, screen } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { ChangeForm } from './ChangeForm.tsx';

const QUOTED = {} as YourMove['quote']; // the form looks only whether there is one

function open(videoSurvey: '' | 'yes', quote: YourMove['quote'] = null) {
  const { content } = storedRequest({ videoSurvey });
  const move = { request: content, version: 0, may: [], quote } as unknown as YourMove; // what the form takes of it
  const linkKey = `survey-${videoSurvey}-${quote}`;
  const server = new FakeServer();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ChangeForm linkKey={linkKey} move={move} onClose={() => {}} />
    </QueryClientProvider>,
  );
  return server;
}

const tick = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /on a video call/ });

it.each([
  ['', 'yes'],
  ['yes', ''],
] as const)('from “%s” the tick sends “%s”', async (before, after) => {
  const server = open(before);
  const box = tick();
  expect(box?.checked).toBe(before === 'yes');
  await act(async () => box && fireEvent.click(box));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: MOVE_LABELS.save })));
  const sent = server.calls.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]));
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({ videoSurvey: after });
});

it('once there is a quote it is there only for whoever ticked it', () => {
  open('', QUOTED);
  expect(tick()).toBeNull();
  open('yes', QUOTED);
  expect(tick()?.checked).toBe(true);
});
