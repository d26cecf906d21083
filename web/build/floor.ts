import browserslistToEsbuild from 'browserslist-to-esbuild';

const target = browserslistToEsbuild();

/** Lowers scripts and styles to the browsers of .browserslistrc: Astro asks for the newest of both in the
 *  browser's part of the build. */
export const floor = {
  name: 'floor',
  configEnvironment: () => ({ build: { target, cssTarget: target } }),
};
