import { missingPage, pageTables, routeCount } from './checks.ts';
import { check, type Statement } from './statement.ts';

const atAnyPath = check(
  'server/http/site/site.test.ts',
  '%s does not exist, and gets the page about that',
);

const machineFiles = (title: string) => check('tests/pages/machine-files.test.ts', title);

const ROUTES = [
  ['/', 'the home page'],
  ['/about', 'about the company'],
  ['/contact', 'contact'],
  ['/get-quote', 'the wizard alone'],
  ['/terms-of-service', 'the terms'],
  ['/privacy-policy', 'the privacy policy'],
  ['/residential-moving', 'residential moving'],
  ['/commercial-moving', 'commercial moving'],
  ['/long-distance-moving', 'long distance moving'],
  ['/local-moving', 'local moving'],
  ['/specialty-moving', 'specialty moving'],
  ['/additional-services', 'additional services'],
  ['/movers-johannesburg', 'Johannesburg'],
  ['/movers-randburg', 'Randburg'],
  ['/movers-roodepoort', 'Roodepoort'],
  ['/movers-honeydew', 'Honeydew'],
  ['/movers-northwold', 'Northwold'],
  ['/movers-farmall', 'Farmall'],
  ['/movers-chartwell', 'Chartwell'],
  ['/movers-sundowner', 'Sundowner'],
  ['/movers-boskruin', 'Boskruin'],
  ['/movers-bromhof', 'Bromhof'],
  ['/movers-amorosa', 'Amorosa'],
  ['/movers-cosmo-city', 'Cosmo City'],
  ['/movers-fourways', 'Fourways'],
] as const;

export const routes: readonly Statement[] = [
  ...ROUTES.map(([path, page]) => ({ says: `\`${path}\` is ${page}.`, heldBy: pageTables })),
  {
    says: 'There are 25 routes, all public and without parameters.',
    heldBy: [
      routeCount,
      machineFiles('sitemap.xml lists exactly the 25 pages'),
      machineFiles(
        'so it lists each built page that names an address of its own, in whatever folder it is',
      ),
    ],
  },
  {
    says: 'Any other path is not found.',
    heldBy: [atAnyPath, missingPage],
    differs: 'any other path is not found',
  },
  {
    says: 'The page of a path that is not found has the card “404 Page Not Found”.',
    heldBy: missingPage,
  },
  {
    says: 'Its hint is a developer’s: “Did you forget to add the page to the router?”',
    heldBy: missingPage,
  },
  { says: 'Neither header nor footer links `/movers-fourways`.', heldBy: pageTables },
];
