import { Type } from '@facet/service-kit';
import { PlatformHttp } from '@facet/service-kit/outward';

/** A user as the game platform knows them now. `id` never changes, `name` may. */
export interface PlatformUser {
  id: string;
  name: string;
}

const Id = Type.String({ pattern: '^[0-9]{1,19}$' });
const User = Type.Object({ id: Id, name: Type.String({ pattern: '^[A-Za-z0-9_]{3,20}$' }) });
const Users = Type.Object({ data: Type.Array(User) });
const Profile = Type.Object({ description: Type.Union([Type.String(), Type.Null()]) });
const Memberships = Type.Object({ data: Type.Array(Type.Object({ group: Type.Object({ id: Id }) })) });
const Headshots = Type.Object({
  data: Type.Array(Type.Object({ targetId: Id, state: Type.String(), imageUrl: Type.Optional(Type.Union([Type.String(), Type.Null()])) })),
});

const LONGEST_PICTURE_URL = 500;
const DEADLINE_MS = 6_000;

/** What identity asks of the game platform. Every call may throw a platform error. */
export class PlatformClient {
  readonly #http: PlatformHttp;
  readonly #groupId: string;

  constructor(options: { baseUrl: string; groupId: string }) {
    this.#http = new PlatformHttp({ baseUrl: options.baseUrl, deadlineMs: DEADLINE_MS, userAgent: 'facet-identity/1.0' });
    this.#groupId = options.groupId;
  }

  /** Compared without case; a previous name of a user finds them too. Undefined: nobody is called so. */
  async findUser(username: string): Promise<PlatformUser | undefined> {
    const body = { usernames: [username], excludeBannedUsers: false };
    const answer = await this.#http.ask({ host: 'users', path: '/v1/usernames/users', body, answer: Users });
    return answer?.data[0];
  }

  /** Undefined: no such user any more. */
  async findUserById(userId: string): Promise<PlatformUser | undefined> {
    return this.#http.ask({ host: 'users', path: `/v1/users/${userId}`, answer: User });
  }

  /** The public text of the profile, read now. */
  async profileText(userId: string): Promise<string> {
    const profile = await this.#http.ask({ host: 'users', path: `/v1/users/${userId}`, answer: Profile });
    return profile?.description ?? '';
  }

  async isInGroup(userId: string): Promise<boolean> {
    const path = `/v2/users/${userId}/groups/roles?includeLocked=true`;
    const answer = await this.#http.ask({ host: 'groups', path, answer: Memberships });
    return answer?.data.some((membership) => membership.group.id === this.#groupId) ?? false;
  }

  /** Address of the avatar's picture; null while the platform has none. */
  async headshot(userId: string): Promise<string | null> {
    const path = `/v1/users/avatar-headshot?userIds=${userId}&size=150x150&format=Png&isCircular=false`;
    const answer = await this.#http.ask({ host: 'thumbnails', path, answer: Headshots });
    const shot = answer?.data.find((picture) => picture.targetId === userId && picture.state === 'Completed');
    return isPictureUrl(shot?.imageUrl) ? shot.imageUrl : null;
  }
}

function isPictureUrl(url: string | null | undefined): url is string {
  return typeof url === 'string' && url.length <= LONGEST_PICTURE_URL && /^https?:\/\//.test(url) && URL.canParse(url);
}
