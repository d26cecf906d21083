import { farPlace } from './far-places.ts';
import { words } from './find-suburb.ts';

/** Finds the place that we serve, or else the city or province, in an address. The answer is always a name of our
 *  own lists, and nothing that a visitor typed; undefined for a place that is on none.
 *  @param served the names of the places that we serve */
export function placeFinder(served: readonly string[]): (address: string) => string | undefined {
  const names = new Map(served.map((name) => [words(name).join(' '), name]));
  const longest = Math.max(...served.map((name) => words(name).length));
  return (address) => {
    const parts = words(address);
    for (let length = longest; length > 0; length -= 1) {
      for (let start = 0; start + length <= parts.length; start += 1) {
        const name = names.get(parts.slice(start, start + length).join(' '));
        if (name !== undefined) return name;
      }
    }
    return farPlace(address);
  };
}
