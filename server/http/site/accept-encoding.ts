export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether the client accepts this encoding (RFC 9110, 12.5.3): by name or by `*`, and not with a
 *  quality of 0. */
export function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  const qualities = new Map(acceptEncoding.split(',').map(nameAndQuality));
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}

function nameAndQuality(part: string): [string, number] {
  const [name = '', quality] = part.toLowerCase().split(';');
  const q = /^\s*q\s*=\s*([\d.]+)\s*$/.exec(quality ?? '')?.[1];
  return [name.trim(), q === undefined ? 1 : Number(q)];
}
