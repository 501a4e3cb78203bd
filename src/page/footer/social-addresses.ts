import { socialAccounts } from '../../../site.config.ts';

/** The club's place on a network, or the network's own front page while no account is set (spec §2). */
export function socialAddress(network: keyof typeof socialAccounts): string {
  return `https://www.${network}.com/${socialAccounts[network] ?? ''}`;
}
