/** How much one caller may have under way at a time, over all services; a network is an IPv4 address or an IPv6 /64. */
export interface AtOnce {
  readonly callsOfNetwork: number;
  readonly callsOfMember: number;
  /** Bodies that are not here yet. */
  readonly bodiesOfNetwork: number;
  /** A page that is open has one. */
  readonly streamsOfNetwork: number;
  readonly streamsOfMember: number;
}

/** Many members may be behind one address of a school or a mobile network. */
export const atOnce: AtOnce = { callsOfNetwork: 600, callsOfMember: 250, bodiesOfNetwork: 100, streamsOfNetwork: 500, streamsOfMember: 20 };
