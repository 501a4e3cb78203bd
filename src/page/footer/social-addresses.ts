import { type Network, socialAccounts } from '../../settings.ts';

/** The club's place on a network, or the network's own front page while no account is set (spec §2). */
export function socialAddress(network: Network): string {
  return `https://www.${network}.com/${socialAccounts[network]}`;
}
