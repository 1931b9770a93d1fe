import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of a sender, for limits that one person must not get around by changing addresses: an IPv4 address is taken as
 * it is, of an IPv6 address the first 64 bits, which one subscriber has to themselves.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? front : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The range around a sender, as one provider hands them out: 256 IPv4 addresses, or an IPv6 /48. */
export function rangeOf(ip: string): string {
  const network = networkOf(ip);
  const separator = isIPv4(network) ? '.' : ':';
  return network.split(separator).slice(0, 3).join(separator);
}
