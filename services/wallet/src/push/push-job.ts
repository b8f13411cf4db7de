import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import type { Deliver } from './deliver-message.ts';
import { encryptMessage } from './encrypt-message.ts';
import { devicesOf, noteAnswer, takeDue, type PushDevice } from './push-devices.ts';
import type { SenderKey } from './sender-key.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 20;
const KEPT_SECONDS = '86400';

export interface PushContext {
  kit: Pick<Kit, 'database' | 'log'>;
  sender: SenderKey;
  deliver: Deliver;
  /** Notices that a member has not seen. */
  countNew: (memberId: string) => Promise<number>;
}

/** Tells devices that something new is in the inbox; one that is missed is not sent again, the inbox has it. */
export function pushJob(context: PushContext): BackgroundJob {
  return repeat({ log: context.kit.log, name: 'inbox: pushing', everyMs: EVERY_MS }, async (stopping) => {
    let members: string[];
    do {
      members = await takeDue(context.kit.database, AT_ONCE);
      await Promise.all(members.map((memberId) => pushTo(context, memberId)));
    } while (members.length > 0 && !stopping.aborted);
  });
}

/** How many, and nothing else: no amount, no name, no kind. It lights up on lock screens. */
async function pushTo(context: PushContext, memberId: string): Promise<void> {
  const count = await context.countNew(memberId);
  if (count === 0) return;
  const devices = await devicesOf(context.kit.database, memberId);
  await Promise.all(devices.map((device) => send(context, device, JSON.stringify({ count }))));
}

async function send({ kit, sender, deliver }: PushContext, device: PushDevice, text: string): Promise<void> {
  const body = encryptMessage(text, device);
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
}
