import { repeat, type BackgroundJob } from '@facet/service-kit';
import { devicesToTell, takeDue, type Due } from './push-devices.ts';
import { sendMessage, type Pusher } from './send-message.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 20;

/** Tells devices that something new is in the inbox; one that is missed is not sent again, the inbox has it. */
export function pushJob(pusher: Pusher): BackgroundJob {
  const { database, log } = pusher.kit;
  return repeat({ log, name: 'inbox: pushing', everyMs: EVERY_MS }, async (stopping) => {
    let due: Due[];
    do {
      due = await takeDue(database, AT_ONCE);
      await Promise.all(due.map((each) => pushTo(pusher, each)));
    } while (due.length > 0 && !stopping.aborted);
  });
}

/** How many, and nothing else: no amount, no name, no kind. It lights up on lock screens. */
async function pushTo(pusher: Pusher, due: Due): Promise<void> {
  const count = await pusher.countNew(due.memberId);
  if (count === 0) return;
  const devices = await devicesToTell(pusher.kit.database, due);
  await Promise.all(devices.map((device) => sendMessage(pusher, device, { count })));
}
