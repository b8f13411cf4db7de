import type { Act } from '../scenario.ts';
import type { Person, World } from '../world.ts';

/** What may happen to the site or to a member in the middle of anything. */
type Whose = { person: Person };

/** A backup of this moment is restored; the other replicas of the restored site start while the first do. */
export const restore: Act<unknown> = async (world, _it, { second }) => {
  await (second ? world.site.startRestored({ second }) : world.site.restore());
  return { status: 200, body: '' };
};

/** The same as what comes between other things. */
export const restoredMeanwhile: Act<unknown> = (world, it) => restore(world, it, { second: false });

/** The platform ends the session of the bot's account. */
export const signOut: Act<unknown> = (world) => {
  world.site.platform.signOut();
  return Promise.resolve({ status: 200, body: '' });
};

export const giveCookie: Act<unknown> = (world) => world.giveBotItsCookie();

/**
 * After a restore or a lost session an operator says which account buys now; what is open is settled. Does nothing
 * otherwise.
 */
export async function lookAtTheBot(world: World): Promise<void> {
  const stopped = await world.rows('wallet', 'select from payout_bot where stopped_for is not null');
  if (stopped.length === 0 && !world.site.platform.isSignedOut) return;
  await world.giveBotItsCookie();
  await world.rest();
}

/** An operator bans the member, who keeps what they have. */
export const ban: Act<Whose> = (world, { person }) =>
  world.operator('identity', 'POST', `/api/admin/users/${person.id}/ban`, { reason: 'It was somebody else' });

/** The member has another name on the platform since, and somebody new who has theirs comes in. */
export const rename: Act<Whose> = async (world, { person }, at) => {
  world.site.platform.user(person.name);
  return world.enter(person.name, at);
};

/** The member deletes their account, from a device that has just proven that it is theirs. No money moves by it. */
export const leave: Act<Whose> = async (world, { person: { id, platformId } }, { second }) => {
  world.leavers.add(id);
  await world.rows(
    'identity',
    `with signed_in as (
       insert into sessions (id, member_id, device_hash, token_expires_at, ends_at)
       values ($1, $1, $2, clock_timestamp() + interval '1 hour', clock_timestamp() + interval '1 hour')
       on conflict do nothing returning device_hash)
     insert into known_devices (platform_user_id, device_hash, proven_at) select $3, device_hash, clock_timestamp() from signed_in`,
    [id, `device of ${id}`, String(platformId)],
  );
  const headers = { cookie: world.site.environment.keys.memberCookie(id, { sid: id }) };
  return world.site.call('identity', 'public', { method: 'DELETE', url: '/api/user/account', headers }, { second });
};
