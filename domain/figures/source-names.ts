interface SourceNames {
  /** As it is shown; a tag that says it, in whatever letters, needs no words. */
  readonly name: string;
  /** The page before, or an app of Android. */
  readonly hosts?: RegExp;
  /** A tag in small letters, with spaces between its words. */
  readonly words?: RegExp;
}

/** How sources are called, by `utm_source` or else the host of the page before: the first that fits. Add your own in one
 *  line: { name: 'Truck 2' }. Google’s search is not every host of Google: answers to our own mail come from Gmail. */
const NAMES: readonly SourceNames[] = [
  { name: 'Gmail', hosts: /^mail\.google\.com$|^com\.google\.android\.gm(?:\.lite)?$/ },
  {
    name: 'Google Maps',
    hosts:
      /^maps\.google(?:\.[a-z]{2,3}){1,2}$|^com\.google\.android\.apps\.maps$|^maps\.app\.goo\.gl$/,
    words: /\bgoogle ?maps\b/,
  },
  {
    name: 'YouTube',
    hosts: /(?:^|\.)youtube\.com$|^youtu\.be$|^com\.google\.android\.youtube$/,
  },
  {
    name: 'Google',
    hosts:
      /^(?:(?:www|m|images)\.)?google(?:\.[a-z]{2,3}){1,2}$|^com\.google\.android\.(?:googlequicksearchbox|apps\.searchlite)$|(?:^|\.)(?:doubleclick\.net|google(?:syndication|adservices)\.com)$/,
    words: /\b(?:google|google ?ads|adwords)\b/,
  },
  {
    name: 'Messenger',
    hosts: /(?:^|\.)messenger\.com$|^com\.facebook\.(?:orca|mlite)$/,
    words: /\bmessenger\b/,
  },
  {
    name: 'Facebook',
    hosts: /(?:^|\.)facebook\.com$|^fb\.(?:com|me|watch)$|^com\.facebook\.[a-z]+$/,
    words: /\b(?:facebook|facebook ?ads|fb|fb ?ads?|meta)\b/,
  },
  {
    name: 'Instagram',
    hosts: /(?:^|\.)instagram\.com$|^com\.instagram\.[a-z]+$/,
    words: /\b(?:instagram|ig|insta)\b/,
  },
  {
    name: 'Outlook',
    hosts:
      /^outlook\.|(?:^|\.)(?:outlook|hotmail)\.com$|^com\.microsoft\.office\.outlook$|^(?:[a-z0-9]+\.)*safelinks\./,
    words: /\b(?:outlook|hotmail)\b/,
  },
  {
    name: 'Yahoo Mail',
    hosts: /(?:^|\.)mail\.yahoo\.com$|^com\.yahoo\.mobile\.client\.android\.mail$/,
    words: /\byahoo ?mail\b/,
  },
  { name: 'Yahoo', hosts: /(?:^|\.)yahoo(?:\.[a-z]{2,3}){1,2}$/ },
  {
    name: 'Bing',
    hosts: /(?:^|\.)bing\.com$|^com\.microsoft\.bing$/,
    words: /\b(?:bing|bing ?ads|microsoft|microsoft ?ads)\b/,
  },
  {
    name: 'WhatsApp',
    hosts: /(?:^|\.)whatsapp\.(?:com|net)$|^wa\.me$|^com\.whatsapp(?:\.w4b)?$/,
    words: /\bwhats ?app\b/,
  },
  { name: 'LinkedIn', hosts: /(?:^|\.)linkedin\.com$|^lnkd\.in$|^com\.linkedin\.android$/ },
  {
    name: 'TikTok',
    hosts: /(?:^|\.)tiktok\.com$|^com\.zhiliaoapp\.musically$/,
    words: /\btik ?tok\b/,
  },
  {
    name: 'X',
    hosts: /^t\.co$|(?:^|\.)(?:twitter|x)\.com$|^com\.twitter\.android$/,
    words: /^(?:x|twitter)$/,
  },
  { name: 'DuckDuckGo', hosts: /(?:^|\.)duckduckgo\.com$|^com\.duckduckgo\.mobile\.android$/ },
  { name: 'Hellopeter', hosts: /(?:^|\.)hellopeter\.com$|^com\.hellopeter\b/ },
  {
    name: 'another web mail',
    hosts: /^(?:web)?mail\d?\.|^(?:roundcube|horde|zimbra)\./,
    words: /^(?:web ?mail)$/,
  },
];

export const OUR_NAMES: readonly string[] = NAMES.map(({ name }) => name);

/** One of our names; undefined for what has none. */
export function ourNameOf(sign: string): string | undefined {
  const small = sign.trim().toLowerCase();
  if (small.includes('.')) return NAMES.find(({ hosts }) => hosts?.test(small))?.name;
  const words = wordsOf(small);
  return NAMES.find(({ name, words: own }) => words === name.toLowerCase() || own?.test(words))
    ?.name;
}

/** 'facebook ads' for 'Facebook_Ads' */
export function wordsOf(tag: string): string {
  return tag
    .toLowerCase()
    .replaceAll(/[\s_+|/-]+/g, ' ')
    .trim();
}
