/** What browsers and systems call themselves; the first that fits, since each names others too. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
] as const;

/** 'Chrome on Android', composed from our own list of names: a stranger sends the header, and the team reads this in a mail. Empty if
 *  it is not known. */
export function browserName(userAgent = ''): string {
  const nameOf = (known: typeof BROWSERS | typeof SYSTEMS) =>
    known.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)];
  if (!browser || !system) return browser ?? '';
  return `${browser} on ${system}`;
}
