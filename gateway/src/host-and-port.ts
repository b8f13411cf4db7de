/** The parts of an address such as `127.0.0.1:3000`. */
export function hostAndPort(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port || 80) };
}
