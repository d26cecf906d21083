// Which room may import which; every other import fails the stage `lint` (scripts/room-rules.ts).
// A room is a folder with all that is in it, the files directly in a folder (`*.ts`), or one file with a
// line to itself. Names on the right are neighbours; `/content` is a folder at the top, with its rooms.
// A room may import itself and packages. A new folder in domain, server or web may import nothing until
// it has a line. Tests (`*.test.ts`) may import everything.

/** What every room of the server may import; `*.ts` here are config, log and the like. */
const BASE = '/content /domain *.ts';

type MayImport = Readonly<Record<string, string>>;

export const rooms: Readonly<Record<'.' | 'domain' | 'server' | 'web', MayImport>> = {
  '.': {
    content: '',
    art: 'content',
    scripts: 'art content server tests web *.ts',
    bench: 'domain scripts server tests',
    tests: 'content domain scripts server',
    '*.ts': 'scripts server tests web',
  },
  domain: {
    '*.ts': '/content message request',
    desk: '/content *.ts history quote request situation source your-move',
    history: '*.ts desk quote request',
    message: '*.ts',
    quote: '/content *.ts history request',
    request: '/content *.ts history',
    situation: '*.ts history quote',
    source: '*.ts history request',
    suburbs: '/content request',
    'your-move': '/content *.ts desk history quote request situation',
  },
  server: {
    '*.ts': '/content /domain',
    database: BASE,
    http: `${BASE} database`,
    jobs: `${BASE} database`,
    mail: `${BASE} http`,
    outbox: `${BASE} database mail`,
    metrics: `${BASE} database mail outbox`,
    submissions: `${BASE} database http mail metrics outbox`,
    request: `${BASE} database mail submissions`,
    message: `${BASE} database mail submissions`,
    'kinds.ts': `${BASE} database message request submissions`,
    retention: `${BASE} database jobs mail outbox submissions`,
    history: `${BASE} database kinds.ts mail outbox submissions`,
    'visitor-mail': `${BASE} database history kinds.ts mail outbox submissions`,
    'team-mail': `${BASE} history kinds.ts mail outbox submissions visitor-mail`,
    health: `${BASE} database http mail outbox retention`,
    site: `${BASE} http submissions`,
    forms: `${BASE} http site submissions`,
    'your-move': `${BASE} database history http mail metrics outbox request retention submissions visitor-mail`,
    waiting: `${BASE} database history kinds.ts outbox`,
    diary: `${BASE} database history http jobs kinds.ts mail metrics outbox submissions waiting`,
    desk: `${BASE} database diary history http kinds.ts mail metrics outbox submissions visitor-mail your-move`,
    reminders: `${BASE} database diary history jobs kinds.ts mail outbox submissions team-mail visitor-mail waiting`,
    cli: `${BASE} database diary history jobs kinds.ts mail outbox request retention submissions`,
    'mails.ts': `${BASE} outbox reminders team-mail visitor-mail your-move`,
    'app.ts': '/content /domain /server',
    'start-server.ts': '/content /domain /server',
    'main.ts': '/content /domain /server',
  },
  web: {
    '*.ts': '',
    api: '',
    assets: '',
    build: '',
    islands: '',
    memory: '/content',
    styles: '',
    testing: '',
    ui: '',
    pictures: '/content',
    seo: '/content',
    'by-key': 'api memory ui',
    'area-map': '/content /domain',
    site: '/content /domain forms memory ui',
    forms: '/content /domain api islands memory ui',
    contact: '/content /domain api forms memory ui',
    quote: '/content /domain api assets forms islands memory pictures ui',
    desk: '/content /domain api by-key forms memory quote ui',
    diary: '/content /domain api by-key forms memory quote ui',
    'your-move': '/content /domain api by-key forms memory quote site ui',
    suburbs: '/content /domain quote ui',
    sections: '/content /domain area-map pictures site suburbs ui',
    'style-page': 'pictures quote sections ui',
    pages: '/content area-map seo suburbs',
  },
};
