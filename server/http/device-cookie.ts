import type { IncomingHttpHeaders } from 'node:http';
import { SIGNED_IN_DAYS } from '../../domain/team/whose-device.ts';
import { isHttps } from './security-headers.ts';

const DAY_S = 24 * 60 * 60;

/** The name of the cookie with a device's key. Browsers take `__Host-` only over https, and from no other host. */
export function deviceCookieName(siteUrl: string): string {
  return isHttps(siteUrl) ? '__Host-device' : 'device';
}

/** @returns a possible key; any other value never reaches the database */
export function deviceKeyOf(
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'cookie'> },
  siteUrl: string,
): string | undefined {
  const pair = new RegExp(`(?:^|; *)${deviceCookieName(siteUrl)}=([A-Za-z0-9]{32})(?:;|$)`);
  return pair.exec(headers.cookie ?? '')?.[1];
}

/** Lets the browser keep the key. `Lax`, because a link in an email has to carry it. */
export function deviceCookie(key: string, siteUrl: string): string {
  return cookie(key, SIGNED_IN_DAYS * DAY_S, siteUrl);
}

/** Lets the browser forget the key. */
export function noDeviceCookie(siteUrl: string): string {
  return cookie('', 0, siteUrl);
}

function cookie(value: string, maxAge: number, siteUrl: string): string {
  const secure = isHttps(siteUrl) ? '; Secure' : '';
  return `${deviceCookieName(siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
