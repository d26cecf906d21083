/** 'area-' and the name in lower case with hyphens for spaces; brackets are removed (docs/product.md, 2):
 *  'Fourways (Central)' is 'area-fourways-central'. */
export function areaTestId(name: string): string {
  return `area-${name.toLowerCase().replace(/[()]/g, '').replace(/\s+/g, '-')}`;
}
