/** What a page may weigh and do, a little above what it does. docs/performance.md prints these limits, and a test
 *  compares the two. Bytes as brotli. */
export const BUDGETS = {
  /** HTML with its CSS: each page carries only its components' stylesheets. */
  content: 17_080,
  /** Pages with the wizard, whose four steps a browser without script needs at once. Names of files change with
   *  their content, and so does what they compress to, by some 20 bytes. */
  contentWithWizard: { index: 23_320, 'get-quote': 17_960 },
  /** Menus, the bar for an unsent form, the visit and its taps, the search for a suburb. */
  script: 1490,
  /** With Astro’s runtime for islands and the directive that wakes them. */
  scriptWithIsland: 3580,
  fonts: 1,
  /** Of the page when the font comes late: half of the limit that search engines call good. */
  shift: 0.05,
  /** The page, its picture, the font: each further request would delay these. */
  firstView: { bytes: 60_000, requests: 3 },
  /** The script of a page with an island once it is awake: all that its forms import. */
  awake: {
    'get-quote': 100_500,
    contact: 86_800,
    'your-move': 146_000,
    'move-plan': 105_000,
    desk: 147_000,
    diary: 118_800,
    figures: 88_900,
    devices: 94_000,
    'sign-in': 88_900,
  },
  /** 2 kB of it check the stored values, and keep a bug in one part from stopping the form; 1.5 kB are
   *  titles and error lists that follow the form, and the unknown outcome of an earlier page's chat; 2 kB send what
   *  the fields show, lock a form on its way, hand a press over, and give a copied tab the same key; 2 kB keep where
   *  the visit began, and ask a business what moves. */
  wizardAwake: 100_500,
  /** With the messages of success and failure and the map of the way, which load while the visitor fills in
   *  the last step. */
  wizardAtLastStep: 120_600,
} as const;
