import type { Devices, SignIn } from './members-api.ts';

export interface UsedDevice {
  /** As its sessions name it. */
  device: string;
  /** The latest session on it. */
  latest: SignIn;
  isOpen: boolean;
  /** First seen in the last days. */
  isNew: boolean;
}

const NEW_MS = 7 * 24 * 60 * 60_000;

/** What the member uses, the last used first. */
export function devicesOf({ sessions }: Pick<Devices, 'sessions'>): UsedDevice[] {
  const byDevice = Map.groupBy(sessions, ({ device }) => device);
  return [...byDevice].flatMap(([device, [latest, ...others]]) =>
    latest ? [{ device, latest, isOpen: [latest, ...others].some(({ endedAt }) => endedAt === null), isNew: isNew(latest) }] : [],
  );
}

function isNew({ deviceSince }: SignIn): boolean {
  return deviceSince !== null && Date.now() - Date.parse(deviceSince) < NEW_MS;
}
