/** The files that pages share, each with what its modules import and no earlier file has. Few files are fewer requests, and
 *  compress better. Left to itself, the bundler makes one for each set of pages that share a module. */
export const filesOfIslands = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-error-boundary|scheduler)\/|react\/dist\/static-html|islands\/LazyStylesheet|ui\/Icon/,
  },
  // All pages with an island.
  {
    name: 'memory',
    test: /preload-helper|QueryClientProvider|islands\/use-lazy-part|memory\/(memory|stored-shape|storage-keys)|api\/(query|request|trying-again)|ui\/(Button|ButtonLink|Handover|Sheet|again-labels|text-link|locked)\.|domain\/(fields|dates\/calendar-date)|content\/terms\./,
  },
  // All pages with a form.
  {
    name: 'form',
    test: /circle-alert|forms\/(Form|FormErrors|FormIsland|form-in-tab|kept-form|unsent|use-form|use-sending|PrivacyNotice|LeaveEmpty)\.|ui\/(form-around|form-controls|form-state|ErrorSummary|TextArea|TextField)\.|domain\/error-title/,
  },
  // What the wizard asks, for those who correct a request, and what shows one.
  {
    name: 'request',
    test: /fields\/(ContactFields|MoveDateField|NotesField|AccessDoors|AccessOptions|access-words|Optional|Route|use-fold)\.|steps\/(PropertyStep|InventoryStep)|quote-form-api|state\/(sent-quote|stored-quote-form)|road\/(Truck\.|step-road)|ui\/(open-tab|Select|Columns|TickBox|Disclosure)\.|request\/(quote-link|request\.form|request-questions|request-summary|whatsapp-text|labels)|dates\/move-date\.|your-move\/your-move\.|domain\/first-name/,
  },
  { name: 'wizard', test: /quote\/QuoteWizard/ },
  { name: 'load', test: /road\/Load/ },
];
