import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How many times as slow as this machine. */
export const SLOWER = 4;
/** How long a finger stays on the glass. */
const PRESS_MS = 80;
/** Slow 4G as Chrome's tools and Lighthouse define it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};

/** Makes a page as slow as on a mid-range phone, and its network if asked. */
export async function slowDown(page: Page, network = false): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!network) return;
  await chrome.send('Network.enable');
  await chrome.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** From the moment the finger leaves the glass until the next paint: Interaction to Next Paint, which the
 *  browser rounds to 8 ms. */
export async function tapToPaint(page: Page, target: string): Promise<number> {
  const timed = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const observer = new PerformanceObserver((list) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (click) resolve(click.duration);
    });
    // TypeScript does not know this option of the Event Timing API yet.
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(events);
    return { promise };
  });
  await page.locator(target).scrollIntoViewIfNeeded();
  const box = await page.locator(target).boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await pause(PRESS_MS);
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const ms = await timed.evaluate(({ promise }) => promise);
  await chrome.detach();
  return ms;
}

/** From the next tap until the selector's element is painted, by the page's own clock. */
export async function paintAfterTap(page: Page, tap: string, shown: string): Promise<number> {
  const timed = await page.evaluateHandle((selector) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const watch = (tap: Event) => {
      const isShown = () => document.querySelector(selector)?.checkVisibility() ?? false;
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look);
        // The next task comes after this frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - tap.timeStamp);
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    // The first one only: a held press is pressed again when the wizard is awake.
    addEventListener('click', watch, { capture: true, once: true });
    return { promise };
  }, shown);
  await page.locator(tap).tap();
  return timed.evaluate(({ promise }) => promise);
}
