import { slips } from '../domain/suburbs/spelling.ts';

/** Where a name was read. A file is ours alone; the environment also holds what other programs
 *  read, so that a name in it needs more resemblance to be taken for one of ours. */
type Source = 'file' | 'environment';

/** Names of other programs that look like ours: a mail reader's folder, other tools' log levels. */
const OTHER_PROGRAMS = new Set(['MAILDIR', 'LOGLEVEL']);

/** PORT and HOST resemble too much that has nothing to do with us. */
const SHORTEST_IN_ENVIRONMENT = 6;

/** The settings that were probably meant by names that are no settings, each in a sentence. */
export function misspeltSettings(
  given: readonly string[],
  settings: readonly string[],
  source: Source,
): string[] {
  return given.flatMap((name) => {
    if (settings.includes(name)) return [];
    if (source === 'environment' && OTHER_PROGRAMS.has(name)) return [];
    const meant = settings
      // The setting itself is there too: the other name is somebody else's.
      .filter((setting) => source === 'file' || !given.includes(setting))
      .filter((setting) => source === 'file' || setting.length >= SHORTEST_IN_ENVIRONMENT)
      .map((setting) => ({ setting, distance: distance(name, setting) }))
      .filter(({ setting, distance }) => distance <= mostSlips(setting))
      .sort((a, b) => a.distance - b.distance)[0]?.setting;
    return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
  });
}

/** Capitals, and dashes for underscores, are no slip that makes another word of it. */
function distance(name: string, setting: string): number {
  return slips(name.toUpperCase().replaceAll('-', '_'), setting).whole;
}

/** SITE_URL and FILE_URL are two slips apart, and two different things. */
function mostSlips(setting: string): number {
  return setting.length > 8 ? 2 : 1;
}
