import { line } from '../fields.ts';

/** So many days after its last use a device is signed out. */
export const SIGNED_IN_DAYS = 90;

const LONGEST_NAME = 40;

/** The name of a device: 'Anna’s phone'. */
export const deviceName = line(1, 'Please say whose device this is', LONGEST_NAME);

/** What is wrong with the name that somebody gives a device; empty if nothing is. */
export function deviceNameProblem(name: string): string {
  return deviceName.safeParse(name).error?.issues[0]?.message ?? '';
}

const OF_SOMEBODY =
  /^(.+?)['’]s? +(?:\p{L}+ +)?(?:phone|cell|mobile|tablet|ipad|iphone|laptop|computer|pc|mac)$/iu;

/** Who acts on a device of that name: 'Anna' for 'Anna’s phone'. */
export function whoUses(name: string): string {
  return OF_SOMEBODY.exec(name)?.[1] ?? name;
}
