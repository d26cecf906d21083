import { describe, expect, it } from 'vitest';
import { findBrowser, installedBrowsers, type Machine } from './browser.ts';

describe('browsers that are installed', () => {
  const there =
    (...files: string[]) =>
    (file: string) =>
      files.includes(file);

  it('are found on the PATH, the lightest first and Chromium before Chrome', () => {
    const found = [
      '/opt/bin/chromium-headless-shell',
      '/opt/bin/chromium',
      '/usr/bin/google-chrome',
    ];
    const exists = there(...found.toReversed());
    expect(installedBrowsers('linux', '/usr/bin:/opt/bin', exists)).toEqual(found);
  });

  it('are found where macOS keeps its programs', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(installedBrowsers('darwin', '/usr/bin', there(chrome))).toEqual([chrome]);
    expect(installedBrowsers('linux', '/usr/bin', there(chrome))).toEqual([]);
  });
});

describe('the browser of the end-to-end tests', () => {
  /** A machine where only `working` open; installing adds the browsers of `brings`. */
  function machine(working: string[], brings: Record<string, string> = {}, isDebianRoot = false) {
    const commands: string[] = [];
    const there = new Set(working);
    const fake: Machine = {
      installed: ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
      opens: async (path = '') => there.has(path),
      run: async (command) => {
        const line = command.join(' ');
        commands.push(line);
        const brought = Object.entries(brings).find(([part]) => line.includes(part))?.[1];
        if (brought !== undefined) there.add(brought);
        return brought !== undefined;
      },
      isDebianRoot,
    };
    return { fake, commands };
  }

  it('is the first installed one that opens', async () => {
    const { fake, commands } = machine(['/usr/bin/google-chrome', '']);
    expect(await findBrowser(fake)).toEqual({ PLAYWRIGHT_CHROMIUM: '/usr/bin/google-chrome' });
    expect(commands).toEqual([]);
  });

  it('is the one of Playwright where none is installed', async () => {
    const { fake, commands } = machine([''], {});
    expect(await findBrowser(fake)).toEqual({ PLAYWRIGHT_CHROMIUM: '' });
    expect(commands).toEqual([]);
  });

  it('is fetched by Playwright where there is none', async () => {
    const { fake, commands } = machine([], { 'playwright install': '' }, true);
    expect(await findBrowser(fake)).toEqual({ PLAYWRIGHT_CHROMIUM: '' });
    expect(commands).toEqual(['playwright install chromium']);
  });

  it.each([
    ['/usr/bin/chromium-headless-shell', 'without windows where Debian has it'],
    ['/usr/bin/chromium', 'with windows where it has no other'],
  ])('comes from Debian where Playwright cannot fetch one: %s, %s', async (path) => {
    const { fake } = machine([], { [`install -y ${path.slice('/usr/bin/'.length)}`]: path }, true);
    expect(await findBrowser(fake)).toEqual({ PLAYWRIGHT_CHROMIUM: path });
  });

  it('is asked for when there is no way to get one', async () => {
    const { fake, commands } = machine([]);
    await expect(findBrowser(fake)).rejects.toThrow('Install Chromium or Google Chrome');
    expect(commands.join()).not.toContain('apt-get');
  });
});
