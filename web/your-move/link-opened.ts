/** Wakes the page's island: dispatched on the document once its address has a key. */
export const LINK_OPENED = 'link-opened';
