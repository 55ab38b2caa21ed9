import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies whose `X-Forwarded-For` counts: addresses and networks, separated by commas. */
export function readProxies(text = 'loopback'): BlockList {
  const proxies = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : [name]))) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES: '${entry}' is no address or network.`);
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return proxies;
}

interface Received {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/** The address from which a request came, as far as trusted proxies say. */
export function clientAddress({ socket, headers }: Received, proxies: BlockList): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...forwarded, socket.remoteAddress ?? ''].map((entry) => entry.trim().replace(/^::ffff:/, ''));
  const stranger = chain.findLast((address) => isIP(address) === 0 || !proxies.check(address, familyOf(address)));
  return stranger !== undefined && isIP(stranger) !== 0 ? stranger : (chain.at(-1) ?? '');
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
