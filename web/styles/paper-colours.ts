/**
 * The page's background in light and dark, for places without CSS: browser bars, icons.
 * @param tokens the text of tokens.css
 */
export function paperColours(tokens: string): { light: string; dark: string } {
  const [light, dark] = Array.from(tokens.matchAll(/--paper: (#[0-9a-f]{6});/g), ([, hex]) => hex);
  if (!light || !dark) throw new Error('tokens.css gives --paper no colour for light and for dark');
  return { light, dark };
}
