// Which room may import which; every other import fails the stage `lint` (scripts/room-rules.ts).
// A room is a folder with all that is in it, the files directly in a folder (`*.ts`), or one file with a
// line to itself. Names on the right are neighbours; `/content` is a folder at the top, with its rooms.
// A table of what is allowed shows a review each new arrow; what is forbidden took 850 lines, and a renamed folder was
// forbidden nothing.
// A room may import itself and packages, and no two rooms of a folder may import each other. A new folder in
// domain, server or web may import nothing until it has a line. Tests (`*.test.ts`) may import everything.

/** The rooms that every room of the server may import. */
const BASE = '/content /domain settings';

type MayImport = Readonly<Record<string, string>>;

export const rooms: Readonly<Record<'.' | 'domain' | 'server' | 'web', MayImport>> = {
  '.': {
    content: '',
    art: 'content',
    demo: 'content domain server',
    scripts: 'art content demo server tests web *.ts',
    bench: 'content domain scripts server tests',
    deploy: 'server',
    // Browser tests read the site's texts from its files without markup.
    tests: 'content demo domain scripts server web',
    '*.ts': 'scripts server tests web',
  },
  domain: {
    '*.ts': '',
    dates: '/content',
    places: '/content',
    request: '/content *.ts dates places',
    quote: '/content *.ts dates places request',
    figures: '*.ts dates request quote',
    move: '/content *.ts dates quote request',
    team: '/content *.ts dates figures move quote request',
    'your-move': '/content *.ts dates move quote request team',
  },
  server: {
    settings: '/content /domain',
    database: BASE,
    http: `${BASE} database`,
    sending: `${BASE} database`,
    requests: `${BASE} database http sending`,
    moves: `${BASE} database requests sending`,
    figures: `${BASE} database http moves requests`,
    notifications: `${BASE} database moves requests sending`,
    retention: `${BASE} database moves requests sending`,
    health: `${BASE} database http notifications retention sending`,
    'your-move': `${BASE} database http moves notifications requests retention sending`,
    waiting: `${BASE} database moves notifications requests sending`,
    team: `${BASE} database figures http moves notifications requests sending waiting your-move`,
    cli: `${BASE} database figures moves requests retention sending team waiting`,
    '*.ts': '/content /domain /server',
  },
  web: {
    '*.ts': '',
    api: '/domain',
    assets: '',
    build: '',
    islands: '',
    memory: '/content',
    styles: '',
    testing: '',
    ui: '',
    pictures: '/content /domain',
    seo: '/content',
    'by-key': '/domain api memory ui',
    'area-map': '/content /domain',
    site: '/content /domain forms memory ui',
    forms: '/content /domain api islands memory ui',
    contact: '/content /domain api forms memory ui',
    quote: '/content /domain api assets forms islands memory pictures ui',
    desk: '/content /domain api by-key forms memory quote ui your-move',
    devices: '/domain api by-key memory ui',
    diary: '/content /domain api by-key forms memory quote ui',
    'your-move': '/content /domain api by-key forms islands memory quote site ui',
    suburbs: '/content /domain quote ui',
    sections: '/content /domain area-map pictures site suburbs ui',
    // The one room of the site with the server's code, in `npm run dev` alone.
    'style-page': '/demo pictures quote sections ui',
    pages: '/content area-map pictures seo suburbs',
  },
};
