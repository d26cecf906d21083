/** The first choice of the quote form. Apart from the company, so that the form's script does not carry all of its facts. */
export const moveTypes: readonly ['residential', ...'commercial'[]] = ['residential', 'commercial'];
