/** An advertisement whose campaign was named by somebody hostile. */
export const SOURCE = {
  page: '/movers-randburg',
  referrer: 'www.google.com',
  utm: { source: 'google', medium: 'cpc', campaign: '=1+1 <b>Randburg</b>' },
  click: { kind: 'gclid', id: 'Cj0KCQiA-id' },
  at: '2026-11-21T20:00:00.000Z',
} as const;
