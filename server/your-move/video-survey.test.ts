import { expect, test } from 'vitest';
import { withQuote } from '../../tests/server/testing/test-quote.ts';

const LINE = 'Video survey: yes, was no';

test('a video survey that somebody asks for is stored, mailed, at the desk, and can be taken back', async () => {
  const { change, deliver, desk, move, toTeam } = await withQuote();
  await deliver();
  await change({ videoSurvey: 'yes' });
  await deliver();
  expect((await move()).request.videoSurvey).toBe('yes');
  expect(toTeam().at(-1)?.text).toContain(LINE);
  const asked = JSON.stringify(await desk());
  expect(asked).toContain('They’d like a video survey: agree on a time for the call.');
  expect((await desk()).history.at(-1)?.lines).toContain(LINE);
  await change({ videoSurvey: '' });
  expect((await move()).request.videoSurvey).toBe('');
  expect(JSON.stringify(await desk())).not.toContain('They’d like a video survey');
});
