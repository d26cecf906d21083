/** The variable that makes a property try all of its inputs. */
export const ALL_TRIES = 'TEST_ALL_TRIES';

/** How many inputs a property tries: all in the full run, where its test has the tag `property`, and a tenth in the everyday
 *  one, each time others. */
export function tries(all: number): number {
  return process.env[ALL_TRIES] ? all : Math.ceil(all / 10);
}
