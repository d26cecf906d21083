import type { AstroIntegration } from 'astro';
import { showSampleScript } from './show-sample.ts';

const SAMPLES = '/style/samples.json';

/** In `npm run dev`: every mail, paper and phase. Nothing of it is in a build. */
export const pagesInDev: AstroIntegration = {
  name: 'pages-in-dev',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, injectScript }) => {
      if (command !== 'dev') return;
      for (const page of ['mails', 'phases', 'papers']) {
        injectRoute({ pattern: `/style/${page}`, entrypoint: `./web/style-page/${page}.astro` });
      }
      injectRoute({ pattern: SAMPLES, entrypoint: './web/style-page/samples.json.ts' });
      injectScript('head-inline', showSampleScript(SAMPLES));
    },
  },
};
