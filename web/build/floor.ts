import type { AstroIntegration } from 'astro';
import browserslistToEsbuild from 'browserslist-to-esbuild';

/** Lowers scripts and styles to the browsers of .browserslistrc. */
export const floor: AstroIntegration = {
  name: 'floor',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const target = browserslistToEsbuild();
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'floor',
              // Astro asks for the newest of scripts and styles in the browser's part of the build.
              configEnvironment: () => ({ build: { target, cssTarget: target } }),
            },
          ],
        },
      });
    },
  },
};
