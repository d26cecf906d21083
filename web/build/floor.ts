import browserslistToEsbuild from 'browserslist-to-esbuild';

const target = browserslistToEsbuild();

/** Lowers scripts and styles to the browsers of .browserslistrc: Astro asks for the newest in the browser's part. */
export const floor = {
  name: 'floor',
  configEnvironment: () => ({ build: { target, cssTarget: target } }),
};
