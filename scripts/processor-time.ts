import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_A_SECOND = 100;
let before = 0;

/** To be asked as each command ends.
 *  @returns the processor seconds of the commands that ended since the last question, with all that they started and
 *  waited for, which leaves out what was killed; 0 where the system does not tell */
export function secondsOfEnded(): number {
  // The name of the program, in brackets, may hold anything.
  const fields = readStat()
    .replace(/^.*\) /s, '')
    .split(' ');
  const now = (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND || 0;
  const spent = now - before;
  before = now;
  return spent;
}

function readStat(): string {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return '';
  }
}
