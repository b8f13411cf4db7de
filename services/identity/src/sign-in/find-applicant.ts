import type { Database } from '@facet/service-kit';
import { findMemberByPlatformUserId, findMemberByUsername, type Member } from '../members/index.ts';
import { platformError } from '@facet/service-kit/outward';
import type { PlatformClient, PlatformUser } from '../platform/index.ts';
import { signInErrors } from './sign-in-errors.ts';
import { SingleFlight } from './single-flight.ts';

/** Who wants in, as the game platform and our members' list know them now. */
export interface Applicant {
  platformUserId: string;
  /** As the platform spells it. */
  username: string;
  /** A member already. */
  isMember: boolean;
  /** Whether the platform has them in the operator's group; true where that was not asked. */
  isInGroup: boolean;
  /** Undefined: not asked now. */
  profilePicture: string | null | undefined;
  /** A member who was called so, and the name that the platform has for them now (undefined: none any more). */
  displaced: { member: Member; newName: string | undefined } | undefined;
}

const WAIT_MS = 7_000;
const PICTURE_FRESH_MS = 24 * 60 * 60_000;

/**
 * Asks the platform who somebody is. Requests for one name share one inquiry, which goes on when they stop waiting (7
 * s): trying again joins it instead of starting over.
 */
export class Applicants {
  readonly #database: Database;
  readonly #platform: PlatformClient;
  readonly #inquiries = new SingleFlight<Applicant>();

  constructor(options: { database: Database; platform: PlatformClient }) {
    this.#database = options.database;
    this.#platform = options.platform;
  }

  /** Throws unknown_user (404) and platform errors (502, 503, 504). */
  async find(username: string, options: { askGroup: boolean }): Promise<Applicant> {
    const key = `${username.toLowerCase()} ${options.askGroup}`;
    return inTime(this.#inquiries.run(key, () => this.#inquire(username, options.askGroup)));
  }

  async #inquire(username: string, askGroup: boolean): Promise<Applicant> {
    const user = await this.#platform.findUser(username);
    if (!user) throw signInErrors('unknown_user', `There is no user called ${username} on the game platform`);
    const member = await findMemberByPlatformUserId(this.#database, user.id);
    const [isInGroup, profilePicture, displaced] = await Promise.all([
      member || !askGroup ? true : this.#platform.isInGroup(user.id),
      this.#findPicture(user, member),
      this.#findDisplaced(user),
    ]);
    return { platformUserId: user.id, username: user.name, isMember: member !== undefined, isInGroup, profilePicture, displaced };
  }

  /** A picture is not worth a failed sign-in. */
  async #findPicture(user: PlatformUser, member: Member | undefined): Promise<string | null | undefined> {
    const ageMs = Date.now() - (member?.pictureCheckedAt.getTime() ?? 0);
    if (member?.profilePicture && ageMs < PICTURE_FRESH_MS) return undefined;
    return this.#platform.headshot(user.id).catch(() => undefined);
  }

  async #findDisplaced(user: PlatformUser): Promise<Applicant['displaced']> {
    const holder = await findMemberByUsername(this.#database, user.name);
    if (!holder || holder.platformUserId === user.id) return undefined;
    return { member: holder, newName: (await this.#platform.findUserById(holder.platformUserId))?.name };
  }
}

async function inTime<Result>(inquiry: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(platformError('platform_slow', 1)), WAIT_MS);
  });
  return Promise.race([inquiry, late]).finally(() => clearTimeout(timer));
}
