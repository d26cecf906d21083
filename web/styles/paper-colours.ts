/** The page's background in the text of tokens.css, for places without CSS: browser bars, icons. */
export function paperColours(tokens: string): { light: string; dark: string } {
  const [light, dark] = Array.from(tokens.matchAll(/--paper: (#[0-9a-f]{6});/g), ([, hex]) => hex);
  if (!light || !dark) throw new Error('tokens.css gives --paper no colour for light and for dark');
  return { light, dark };
}
