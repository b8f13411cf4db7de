import { join } from 'node:path';
import { startProcess, until, type ServiceProcess } from '@facet/service-kit/testing';
import { startSocial, type Person, type Social } from './start-social.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
/** Then they try again: much sooner than a page would. */
const GIVES_UP_MS = 3_000;
/** Of a thousand joins and ten kills on a busy machine. */
const PATIENCE_MS = 300_000;
const HUNDREDTHS = 100_000n;
const FEE = 500n;
const PRIZE = 10_000n;

export interface Figures {
  /** Hundredths that all members together have. */
  money: bigint;
  /** Fees in the wallet that were not given back. */
  feesKept: number;
  seats: number;
  prizes: number;
}

/**
 * Members join two events while the process is killed again and again; one is ended, one deleted, each with a kill in
 * the middle. What there is afterwards, and what the entries say there should be.
 */
export async function joinThroughKills({ people, kills }: { people: number; kills: number }): Promise<{ is: Figures; owed: Figures }> {
  const social = await startSocial({ SWEEP_AFTER_MS: '1000' });
  let running: ServiceProcess | undefined;
  try {
    const [kept, deleted] = [await social.event(), await social.event()];
    const crowd = await Promise.all(Array.from({ length: people }, () => social.person({ hundredths: Number(HUNDREDTHS) })));
    const restart = async (): Promise<void> => {
      await running?.kill();
      running = await startProcess(MAIN, social.env.variables);
    };
    await restart();
    const joining = crowd.flatMap((person) => [kept, deleted].map((event) => joinInTheEnd(social, () => running?.port, person, event)));
    for (let kill = 1; kill <= kills; kill++) {
      const enough = Math.floor((2 * people * kill) / (kills + 1));
      await until('some have joined', async () => (await joined(social)).length >= enough, PATIENCE_MS);
      await restart();
    }
    await Promise.all(joining);
    await Promise.all([
      social.operator('DELETE', `/api/admin/events/${deleted}`),
      social.operator('POST', `/api/admin/events/${kept}/end`),
      restart(),
    ]);
    await running?.kill();
    await social.settled();
    return { is: figuresOf(crowd), owed: await owedTo(social, people) };
  } finally {
    await running?.kill();
    await social.remove();
  }
}

interface JoinedEntry {
  state: string;
  giveaway_id: string;
}

function joined({ service }: Social): Promise<JoinedEntry[]> {
  return service.kit.database<JoinedEntry>('entries').where({ state: 'joined' }).select('state', 'giveaway_id');
}

function figuresOf(crowd: Person[]): Figures {
  const lines = crowd.flatMap((person) => person.transfers().map((line) => line.split(' ')[0]));
  const count = (type: string) => lines.filter((line) => line === type).length;
  const money = crowd.reduce((sum, person) => sum + person.balance(), 0n);
  const seats = crowd.filter((person) => person.balance() !== HUNDREDTHS).length;
  return { money, feesKept: count('event_fee') - count('void'), seats, prizes: count('event_prize') };
}

async function owedTo(social: Social, people: number): Promise<Figures> {
  const seats = (await joined(social)).length;
  const money = BigInt(people) * HUNDREDTHS - BigInt(seats) * FEE + PRIZE;
  return { money, feesKept: seats, seats: people, prizes: 1 };
}

/** Tries until they are in, as a person at a page would. */
async function joinInTheEnd(social: Social, port: () => number | undefined, person: Person, eventId: string): Promise<void> {
  const headers = { cookie: social.env.keys.memberCookie(person.id), 'content-type': 'application/json' };
  await until(
    `${person.username} is in`,
    async () => {
      const url = `http://127.0.0.1:${port()}/api/events/${eventId}/join`;
      const answer = await fetch(url, { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(GIVES_UP_MS) }).catch(
        () => undefined,
      );
      const code = ((await answer?.json().catch(() => undefined)) as { code?: string } | undefined)?.code;
      return answer?.status === 200 || code === 'already_joined';
    },
    PATIENCE_MS,
  );
}
