/** The buttons of whatever did not come. */
export const AGAIN_LABELS = { try: 'Try again', load: 'Load the page again' } as const;
