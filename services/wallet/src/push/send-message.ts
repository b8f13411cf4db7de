import type { Kit } from '@facet/service-kit';
import type { Deliver } from './deliver-message.ts';
import { encryptMessage } from './encrypt-message.ts';
import { noteAnswer, type PushDevice } from './push-devices.ts';
import type { SenderKey } from './sender-key.ts';

const KEPT_SECONDS = '86400';

export interface Pusher {
  kit: Pick<Kit, 'database' | 'log'>;
  sender: SenderKey;
  deliver: Deliver;
  /** Notices that a member has not seen. */
  countNew: (memberId: string) => Promise<number>;
}

/** What the service worker makes words of. */
export interface PushMessage {
  count: number;
  isTest?: true;
}

/** Whether its push service took it. */
export async function sendMessage({ kit, sender, deliver }: Pusher, device: PushDevice, message: PushMessage): Promise<boolean> {
  const body = encryptMessage(JSON.stringify(message), device);
  const headers = {
    authorization: sender.authorizationFor(new URL(device.endpoint)),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
    ttl: KEPT_SECONDS,
    urgency: 'normal',
    // The push service keeps the newest of them for a device that is away.
    topic: 'inbox',
  };
  const status = await deliver({ endpoint: device.endpoint, headers, body }).catch((error: unknown) => {
    kit.log.warn({ err: error, host: new URL(device.endpoint).host }, 'inbox: a push service does not answer');
    return null;
  });
  await noteAnswer(kit.database, device, status);
  return status !== null && status < 300;
}
