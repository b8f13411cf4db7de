import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a list of addresses and CIDR ranges has this address. @throws Error at an item that is neither. */
export function senderList(items: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const item of items) {
    const [address = '', prefix] = item.split('/');
    const family = familyOf(address);
    if (family === null || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) throw new Error(`"${item}" is not an address or a range`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== null && list.check(address, family);
  };
}

/** An IPv4 address that came in over an IPv6 socket is the IPv4 address; what is no address at all is ''. */
export function plainAddress(address: string): string {
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  return isIP(mapped) === 0 ? '' : mapped;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  if (isIP(address) === 0) return null;
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
