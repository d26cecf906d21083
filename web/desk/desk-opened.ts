/** Wakes the page's island: dispatched on the document once the page is there. */
export const DESK_OPENED = 'desk-opened';
