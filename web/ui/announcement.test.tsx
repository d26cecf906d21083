import { expect, it } from 'vitest';
import { TeamPage } from '../by-key/TeamPage.tsx';
import { act, render, screen } from '../testing/component.ts';
import { FakeServer } from '../testing/server.ts';
import { Opening } from '../your-move/Opening.tsx';

/** The texts that a live region has been given since it was on the page: those that a screen reader says. */
function heard(): string[] {
  const said: string[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"]');
      if (region) said.push(region.textContent ?? '');
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

const team = (
  <TeamPage className="" path="/api/desk" again={{ refetchInterval: 60_000 }}>
    {() => null}
  </TeamPage>
);

it.each([
  ['Your move sheet is opening.', <Opening key="1" />],
  ['Fetching it…', team],
])('says “%s” after its region is there', async (words, page) => {
  const server = new FakeServer();
  server.answer = () => new Promise(() => {});
  history.replaceState(null, '', `/#${'k'.repeat(32)}`);
  const said = heard();
  render(page);
  await screen.findByText(words);
  await act(async () => {});
  expect(said).toContain(words);
});
