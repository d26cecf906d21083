import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags, installedBrowsers } from '../scripts/browser.ts';
import { saveData } from '../tests/e2e/save-data.ts';
import { startBenchServer } from './bench-server.ts';
import { startFloors } from './floors.ts';
import { median, printTable } from './table.ts';
import { paintAfterTap, SLOWER, slowDown, tapToPaint } from './taps.ts';

const MOST_MS = 100;
const JOURNEYS = 5;
/** A person's pause before the next tap. */
const REST_MS = 500;
/** A person's look at a new page before the first tap, and how long that may take. */
const FIRST_LOOK_MS = 4000;
const FIRST_TAP_MS = 200;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A finger's wait on a mid-range phone: for the next step, and for the wizard to wake. */
export async function benchInteraction(): Promise<void> {
  const server = await startBenchServer();
  const floors = await startFloors();
  const executablePath = installedBrowsers()[0];
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath && { executablePath }),
  });
  try {
    const floor = median(await timesOf(browser, (page) => tapFloor(page, floors.url)));
    const taps = new Map<string, number[]>();
    await eachJourney(browser, (page) => walkSteps(page, server.url, taps));
    const first = await timesOf(browser, (page) => tapFirst(page, server.url));
    const woken = await timesOf(browser, (page) => wakeWizard(page, server.url));
    const bytes = await scriptBytes(browser, server.url);
    floors.addScript('/script.js', bytes);
    const fetched = await timesOf(browser, (page) => fetchOneFile(page, floors.url));
    printTable(`Interaction: a phone ${SLOWER} times slower than this machine; peers: bare pages`, [
      ...[...taps].map(([what, times]) => ({
        what: `${what}, median ms of ${times.length}`,
        value: median(times).toFixed(0),
        peer: floor.toFixed(0),
        ratio: median(times) / floor,
        target: `≤ ${MOST_MS} ms`,
        passes: median(times) <= MOST_MS,
      })),
      {
        what: `the first tap of /get-quote, to step 2, median ms of ${first.length}`,
        value: median(first).toFixed(0),
        peer: floor.toFixed(0),
        ratio: median(first) / floor,
        target: `≤ ${FIRST_TAP_MS} ms`,
        passes: median(first) <= FIRST_TAP_MS,
      },
      {
        what: 'waking on slow 4G where data is saved, tap to step 2, ms',
        value: median(woken).toFixed(0),
        peer: median(fetched).toFixed(0),
        ratio: median(woken) / median(fetched),
        note: `the peer is one file of the same ${(bytes / 1000).toFixed(0)} kB, fetched and run`,
      },
    ]);
  } finally {
    await browser.close();
    await server.stop();
    floors.stop();
  }
}

async function eachJourney(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  for (let journey = 0; journey < JOURNEYS; journey += 1) {
    const context = await browser.newContext(phone);
    await act(await context.newPage());
    await context.close();
  }
}

async function timesOf(browser: Browser, act: (page: Page) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  await eachJourney(browser, async (page) => {
    times.push(await act(page));
  });
  return times;
}

const openStep = (number: number) => `.quote-step:nth-of-type(${number})[data-open]`;
const RESIDENTIAL = '.quote-step:nth-of-type(1) button >> nth=0';
const submit = (number: number) => `.quote-step:nth-of-type(${number}) button[type=submit]`;
const TILES = '.quote-step:nth-of-type(3) .choice-tile';

/** @param taps receives the milliseconds of each tap, by what was tapped */
async function walkSteps(page: Page, url: string, taps: Map<string, number[]>): Promise<void> {
  const tap = async (what: string, target: string) => {
    const ms = await tapToPaint(page, target);
    taps.set(what, [...(taps.get(what) ?? []), ms]);
    // The next tap waits until the page has fetched and drawn what this one asked for.
    await page.waitForLoadState('networkidle');
    await pause(REST_MS);
  };
  await page.goto(`${url}/get-quote`);
  // Awake, as for a visitor who has scrolled a little.
  await page.mouse.move(200, 400);
  await page.locator('[data-ahead]').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await tap('“Residential”, to step 2', RESIDENTIAL);
  await tap('“Continue”, to step 3', submit(2));
  for (let tile = 0; tile < (await page.locator(TILES).count()); tile += 1) {
    await tap('a tick of the inventory', `${TILES} >> nth=${tile}`);
  }
  await tap('“Continue”, to step 4', submit(3));
}

/** On a slow line too: the page has had the time of a first look to fetch what it needs. */
async function tapFirst(page: Page, url: string): Promise<number> {
  await slowDown(page, true);
  await page.goto(`${url}/get-quote`);
  await pause(FIRST_LOOK_MS);
  return paintAfterTap(page, RESIDENTIAL, openStep(2));
}

async function wakeWizard(page: Page, url: string): Promise<number> {
  await saveData(page);
  await page.goto(`${url}/get-quote`, { waitUntil: 'networkidle' });
  await slowDown(page, true);
  return paintAfterTap(page, RESIDENTIAL, openStep(2));
}

async function tapFloor(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/button`);
  await slowDown(page);
  return tapToPaint(page, 'button');
}

async function fetchOneFile(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/text`);
  await slowDown(page, true);
  return page.evaluate(async () => {
    const began = performance.now();
    await import(new URL('/script.js', location.href).href);
    return performance.now() - began;
  });
}

/** The bytes that the wizard transfers to wake. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context: BrowserContext = await browser.newContext(phone);
  const page = await context.newPage();
  const lengths: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    lengths.push(response.headerValue('content-length'));
  });
  await page.goto(`${url}/get-quote`);
  await page.mouse.move(200, 400);
  await page.locator('[data-ahead]').waitFor();
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + Number(length), 0);
  await context.close();
  return bytes;
}
