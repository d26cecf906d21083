import type { Plugin } from 'vite';

/** A statement, or a class's static block, that gives a function or class its name back. */
const NAMING = /^\s*(?:static \{\s*__name\(this, "[^"]*"\);\s*\}|__name\(\w+, "[^"]*"\);)$/gm;

/** Radix's files name each of their functions anew, for whoever reads an error's stack. The call is a
 *  use of the function: what nobody else uses could not be left out. */
export const withoutNames: Plugin = {
  name: 'radix-without-names',
  apply: 'build',
  transform: {
    filter: { id: /@radix-ui/, code: '__name(' },
    handler: (code) => ({ code: code.replaceAll(NAMING, ''), map: null }),
  },
};
