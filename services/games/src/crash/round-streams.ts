import { Announcer, eachAlone, Listener, type BackgroundJob, type Kit } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import type { Round } from '../rounds/index.ts';
import type { RoundStream } from './round-stream.ts';
import { seeRound, type RoundOf, type SeeContext, type Seen } from './see-round.ts';

const CHANNEL = 'games_crash_ends';
/** An id with its quotes and comma takes 39 bytes. */
const MEMBERS_IN_A_MESSAGE = 150;
/** More open ones of one member on this replica: the oldest is closed. */
const STREAMS_OF_A_MEMBER_MAX = 8;

interface EndsMessage {
  /** Members of whom a round has ended. */
  members: string[];
}

/**
 * Who waits on this replica for the end of a round of Crash, by member. While nothing happens nothing is read and
 * nothing is locked: what this replica ends is told at once, what others end by one NOTIFY for many.
 */
export class RoundStreams {
  readonly #open = new Map<string, Set<RoundStream>>();
  readonly #context: SeeContext & { kit: Pick<Kit, 'database' | 'log'> };
  readonly #announcer: Announcer<string, EndsMessage>;
  readonly #listener: Listener<EndsMessage>;

  constructor(kit: Pick<Kit, 'config' | 'database' | 'log' | 'name'>, seeds: SeedChains) {
    this.#context = { kit, seeds };
    const messageOf = (members: string[]): EndsMessage => ({ members });
    this.#announcer = new Announcer({ kit, channel: CHANNEL, changesInAMessage: MEMBERS_IN_A_MESSAGE, messageOf });
    this.#listener = new Listener<EndsMessage>({
      kit,
      channel: CHANNEL,
      onMessage: ({ members }) => void this.#look(members),
      onMissed: () => this.#look([...this.#open.keys()]),
    });
  }

  get jobs(): BackgroundJob[] {
    return [this.#announcer, this.#listener];
  }

  add(stream: RoundStream): void {
    const { memberId } = stream.where;
    const streams = this.#open.get(memberId) ?? new Set();
    this.#open.set(memberId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > STREAMS_OF_A_MEMBER_MAX && oldest) this.remove(oldest);
  }

  remove(stream: RoundStream): void {
    const { memberId } = stream.where;
    const streams = this.#open.get(memberId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#open.delete(memberId);
    stream.close();
  }

  /**
   * A round that somebody waits for here, as it was seen when they began: what decides it does not change while it is
   * open. It may have ended meanwhile elsewhere.
   */
  seen({ memberId, id }: RoundOf): Seen | undefined {
    for (const { where, seen } of this.#open.get(memberId) ?? []) if (seen && where.id === id) return seen;
    return undefined;
  }

  /** After the commit that ended it. */
  tell(round: Round): void {
    this.#show(round);
    this.#announcer.announce(round.member_id, round.member_id);
  }

  closeAll(): void {
    for (const streams of this.#open.values()) for (const stream of streams) stream.close();
  }

  /** What another replica has ended, or may have. */
  async #look(members: readonly string[]): Promise<void> {
    const watched = members.flatMap((member) => [...(this.#open.get(member) ?? [])].map(({ where }) => where));
    const rounds = new Map(watched.map((where) => [where.id, where]));
    await eachAlone({ log: this.#context.kit.log, name: 'crash: looking at what has ended' }, [...rounds.values()], async (where) => {
      const seen = await seeRound(this.#context, where);
      if (seen && seen.round.state !== 'open') this.#show(seen.round);
    });
  }

  #show(round: Round): void {
    for (const stream of this.#open.get(round.member_id) ?? []) if (stream.where.id === round.id) stream.end(round);
  }
}
