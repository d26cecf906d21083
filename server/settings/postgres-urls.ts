/** Splits 'postgres://user@one:5432,two:5432/movers' by host, because pg takes only one. */
export function postgresUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => start + host + rest);
}
