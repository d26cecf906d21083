const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const COUNTED = /"(?:time":"[\d\-T:.]+Z"|(?:pid|ms)":[\d.]+)/g;

/** A log without its ids, times and process numbers, which hold any few digits now and then: the
 *  digits of a price or a telephone that are still found in it are from a person. */
export function withoutChance(log: string): string {
  return log.replace(ID, '').replace(COUNTED, '');
}
