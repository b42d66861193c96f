import { isIPv4, isIPv6 } from 'node:net'

/**
 * What attempts from an address are counted by: an IPv4 address itself, an IPv6 address by its /64, the least that a customer is given
 * and of which each machine may take as many addresses as it likes (RFC 6177, RFC 8981). An IPv4 address that is written as IPv6 is
 * counted as what it is; a port and a zone do not count. What is no address stays as it is.
 */
export function clientNetwork(given: string): string {
  const address = withoutPort(given.trim()).replace(/%.*$/, '').toLowerCase()
  if (!isIPv6(address)) return isIPv4(address) ? address : given
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (isMapped) return groups.slice(6).flatMap(octets).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** `[2001:db8::1]:443`, `192.0.2.1:443`, as some proxies write it. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/** All eight, as the URL standard writes them: hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const octets = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]
