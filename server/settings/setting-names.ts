import { slips } from '../../domain/places/spelling.ts';

/** The origin of a name. Only this program reads the file; the environment also has other programs'
 *  names, so a name there needs more resemblance to count as a misspelt setting. */
type Source = 'file' | 'environment';

/** Names of other programs that look like settings: a mail reader's folder, tools' log levels. */
const OTHER_PROGRAMS = new Set(['MAILDIR', 'LOGLEVEL']);

/** Shorter names, PORT and HOST, resemble too many names of other programs. */
const SHORTEST_IN_ENVIRONMENT = 6;

/** A sentence for each name that is probably a misspelt setting. */
export function misspeltSettings(
  given: readonly string[],
  settings: readonly string[],
  source: Source,
): string[] {
  return given.flatMap((name) => {
    if (settings.includes(name)) return [];
    if (source === 'environment' && OTHER_PROGRAMS.has(name)) return [];
    const meant = settings
      // If the setting itself is there too, the other name belongs to another program.
      .filter((setting) => source === 'file' || !given.includes(setting))
      .filter((setting) => source === 'file' || setting.length >= SHORTEST_IN_ENVIRONMENT)
      .map((setting) => ({ setting, distance: distance(name, setting) }))
      .filter(({ setting, distance }) => distance <= mostSlips(setting))
      .sort((a, b) => a.distance - b.distance)[0]?.setting;
    return meant ? [`${visible(name)} is not a setting. Did you mean ${meant}?`] : [];
  });
}

/** Names characters that nobody sees, or that look like others, by their numbers. */
function visible(name: string): string {
  return name.replace(/[^!-~]/gu, (character) => {
    const number = character.codePointAt(0) ?? 0;
    return `<U+${number.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

/** Wrong capitals, and dashes for underscores, do not count as slips. */
function distance(name: string, setting: string): number {
  return slips(name.toUpperCase().replaceAll('-', '_'), setting).whole;
}

/** A short name may have one slip only: SITE_URL and FILE_URL are just two slips apart. */
function mostSlips(setting: string): number {
  return setting.length > 8 ? 2 : 1;
}
