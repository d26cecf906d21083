import { setTimeout as pause } from 'node:timers/promises';

/** Asks for something that needs no database, over and over: it waits for as long as the event loop is blocked. */
export function watchForStalls(url: string) {
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
      await pause(5);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return longest;
    },
  };
}
