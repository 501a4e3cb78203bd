/**
 * The owner's addresses and accounts in one form, however `site.config.ts` or `.env` writes them. What cannot be
 * understood stays as it is written: the build refuses it (`build/check-settings.ts`).
 */
import * as site from '../site.config.ts';

type Network = keyof typeof site.socialAccounts;

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** A text as a URL, by default of https; undefined if it is none. */
function parse(text: string): URL | undefined {
  const address = SCHEME.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  // Not `URL.canParse`, which browsers of 2022 lack.
  try {
    const url = new URL(address);
    return url.host ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The page's address, which ends in a slash: `club.com` is `https://club.com/`. */
export function pageAddress(text: string): string {
  return parse(text)?.href.replace(/\/?$/, '/') ?? text.trim();
}

/** A service's address, without a slash at its end: `mail.club.com/` is `https://mail.club.com`. */
export function serviceOrigin(text: string): string {
  return parse(text)?.href.replace(/\/$/, '') ?? text.trim();
}

/** An e-mail address without spaces or `mailto:`. */
export function emailAddress(text: string): string {
  return text.replace(/\s/g, '').replace(/^mailto:/i, '');
}

const NETWORK_HOSTS: Readonly<Record<Network, RegExp>> = {
  instagram: /^(?:[\w-]+\.)?instagram\.com$/,
  facebook: /^(?:[\w-]+\.)?(?:facebook|fb)\.com$/,
};

/** The path of an account below its network's address, from `@name`, `name` or the profile's address. */
export function accountPath(network: Network, text: string): string {
  const url = text.includes('/') ? parse(text) : undefined;
  if (!url || !NETWORK_HOSTS[network].test(url.hostname)) return text.trim().replace(/^@/, '');
  const path = url.pathname.replace(/^\/@?|\/$/g, '');
  // A Facebook profile without a name of its own.
  if (path === 'profile.php') return `${path}?id=${url.searchParams.get('id')}`;
  return network === 'instagram' ? path.replace(/\/.*/, '') : path;
}

/** A Google Play listing's package name, from that name or the listing's address. */
export function googlePlayId(text: string): string {
  return /[?&]id=([\w.]+)/.exec(text)?.[1] ?? text.trim();
}

/** An App Store listing's number, from that number, `id…` or the listing's address. */
export function appStoreId(text: string): string {
  return /(?:^|\/)id(\d+)/.exec(text.trim())?.[1] ?? text.trim();
}

/** A site's name as Plausible knows it: `https://www.club.com/` is `www.club.com`. */
export function siteName(text: string): string {
  const { host, pathname } = parse(text) ?? {};
  return host ? (host + pathname).replace(/\/$/, '') : text.trim();
}

const { instagram, facebook } = site.socialAccounts;
const { googlePlay, appStore } = site.storeIds;

export const origin = pageAddress(site.origin);
export const email = emailAddress(site.email);
export const emailService = { ...site.emailService, origin: serviceOrigin(site.emailService.origin) };
/** Each account's path below its network's address; empty while unset. */
export const socialAccounts: Readonly<Record<Network, string>> = {
  instagram: accountPath('instagram', instagram ?? ''),
  facebook: accountPath('facebook', facebook ?? ''),
};
/** Address of the club's page on a network, or of the network's front page while no account is set (spec §2). */
export function socialAddress(network: Network): string {
  return `https://www.${network}.com/${socialAccounts[network]}`;
}
/** Each store's own id; empty while unset. */
export const storeIds: Readonly<Record<keyof typeof site.storeIds, string>> = {
  googlePlay: googlePlayId(googlePlay ?? ''),
  appStore: appStoreId(appStore ?? ''),
};
/** Where visits are counted: a site's name and the address of its Events API; each empty while unset. */
export const statistics = {
  domain: siteName(site.statistics.domain),
  endpoint: serviceOrigin(site.statistics.endpoint),
};
/** Whether the page counts visits. */
export const countsVisits = statistics.domain !== '' && statistics.endpoint !== '';
