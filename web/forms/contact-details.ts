/** How phones' keyboards and browsers' autofill see what every visitor gives: spread into a TextField. */
export const NAME = { autoComplete: 'name', autoCapitalize: 'words' } as const;
export const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;
export const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  spellCheck: false,
} as const;
