/** What an advertiser adds to the address of a click, by which the click is known: the first that is there. Where an iPhone
 *  takes the id off, Google's `gad_` are left. */
export const CLICK_KINDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'gad_campaignid',
  'gad_source',
  'ttclid',
  'twclid',
  'fbclid',
] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];
/** The tags of a campaign's links: `utm_source` and so on. */
export const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
