import { line, problemWith } from '../fields.ts';

/** So many days after its last use a device is signed out. */
export const SIGNED_IN_DAYS = 90;

const LONGEST_NAME = 40;

/** The name of a device: 'Anna’s phone'. */
export const deviceName = line(1, 'Please say whose device this is', LONGEST_NAME);

/** The message for a device's name that cannot be stored; empty for one that can. */
export const deviceNameProblem = (name: string) => problemWith(deviceName, name);

const OF_SOMEBODY =
  /^(.+?)['’]s? +(?:\p{L}+ +)?(?:phone|cell|mobile|tablet|ipad|iphone|laptop|computer|pc|mac)$/iu;

/** The person behind a device's name: 'Anna' for 'Anna’s phone'. */
export function whoUses(name: string): string {
  return OF_SOMEBODY.exec(name)?.[1] ?? name;
}
