import { type Network, socialAccounts } from '../../settings.ts';

/** Address of the club's page on a network, or of the network's front page while no account is set (spec §2). */
export function socialAddress(network: Network): string {
  return `https://www.${network}.com/${socialAccounts[network]}`;
}
