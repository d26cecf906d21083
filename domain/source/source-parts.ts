/** Ids that an advertiser adds to the address of a click. */
export const CLICK_KINDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid'] as const;
/** The tags of a campaign's links: `utm_source` and so on. */
export const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const;
