import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The /64 half of an IPv6 address; a provider assigns such a network to one customer, who controls all addresses in it. */
const GROUPS_OF_NETWORK = 4;

/** The unit that limits count as one place: an IPv4 address, or the /64 network of an IPv6 one. */
export function placeOf(address: string): string {
  // Some proxies append the visitor's port, which differs for each connection.
  const bare = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address;
  const [plain = ''] = bare.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** A network that one person may own: /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  const place = placeOf(address);
  return `${place.split(/[.:]/).slice(0, 3).join(':')}/${place.includes(':') ? 48 : 24}`;
}
