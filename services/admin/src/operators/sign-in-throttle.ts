import { deleteInTurns, networkOf, type Database } from '@facet/service-kit';
import { operatorErrors } from './operator-errors.ts';
import { SignInTries } from './sign-in-tries.ts';

interface Pace {
  freeTries: number;
  longestWaitSeconds: number;
}

const OF_A_NETWORK: Pace = { freeTries: 5, longestWaitSeconds: 60 };
/**
 * Of all networks together that the operator never came from: however many somebody has, they try 360 passwords an
 * hour.
 */
const OF_STRANGERS: Pace = { freeTries: 50, longestWaitSeconds: 10 };
/** No network is called so. */
const STRANGERS = 'strangers';
const KNOWN_FOR_DAYS = 30;
const FORGOTTEN_AFTER_MINUTES = 60;

/**
 * Counts a try for this name from this network before the password is looked at, so that parallel tries count too.
 * After the fifth the next one waits a second, then two, up to a minute, never longer: nobody is locked out, and other
 * networks are not concerned. After the fiftieth from networks that the operator never came from, the next from any
 * such waits up to ten seconds.
 * @throws too_many_tries with the seconds to wait
 */
export async function countTry(database: Database, usernameKey: string, network: string): Promise<void> {
  await count(database, usernameKey, network, OF_A_NETWORK);
  if (!(await isKnownNetwork(database, usernameKey, network))) await count(database, usernameKey, STRANGERS, OF_STRANGERS);
}

/** Whether the operator was signed in from there: whoever guesses elsewhere does not hold them up. */
async function isKnownNetwork(database: Database, usernameKey: string, network: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { address: string }[] }>(
    `select distinct host(s.address) as address from operator_sessions s join operators o on o.id = s.operator_id
     where o.username_key = ? and o.removed_at is null and s.address is not null and s.created_at > clock_timestamp() - ? * interval '1 day'`,
    [usernameKey, KNOWN_FOR_DAYS],
  );
  return rows.some(({ address }) => networkOf(address) === network);
}

async function count(database: Database, usernameKey: string, address: string, pace: Pace): Promise<void> {
  const { rows } = await database.raw<{ rows: { admitted: boolean }[] }>(
    `insert into operator_sign_in_tries as t (username_key, address, tries, last_at) values (:usernameKey, :address, 1, clock_timestamp())
     on conflict (username_key, address) do update set
       tries = case when t.last_at < clock_timestamp() - :forgottenMinutes * interval '1 minute' then 1 else t.tries + 1 end,
       last_at = clock_timestamp(),
       wait_until = case when t.last_at >= clock_timestamp() - :forgottenMinutes * interval '1 minute' and t.tries + 1 >= :free
         then clock_timestamp() + least(:longestSeconds, power(2, least(t.tries + 1 - :free, 10))) * interval '1 second' end
       where t.wait_until is null or t.wait_until <= clock_timestamp()
     returning true as admitted`,
    { usernameKey, address, free: pace.freeTries, longestSeconds: pace.longestWaitSeconds, forgottenMinutes: FORGOTTEN_AFTER_MINUTES },
  );
  if (rows.length > 0) return;
  const waiting = await SignInTries.query(database)
    .findById([usernameKey, address])
    .select(database.raw('ceil(extract(epoch from wait_until - clock_timestamp()))::int as seconds'))
    .castTo<{ seconds: number | null } | undefined>();
  const seconds = Math.max(1, waiting?.seconds ?? 1);
  throw operatorErrors('too_many_tries', `Too many attempts. Please wait ${seconds} s and try again.`, { retryAfterSeconds: seconds });
}

/** The right password ends the waiting. */
export async function forgetTries(database: Database, usernameKey: string, address: string): Promise<void> {
  await SignInTries.query(database).deleteById([usernameKey, address]);
}

/** Names that nobody tries any more. */
export async function forgetOldTries(database: Database): Promise<void> {
  await deleteInTurns(database, SignInTries.tableName, (rows) =>
    rows.whereRaw("last_at < clock_timestamp() - ? * interval '1 minute'", [FORGOTTEN_AFTER_MINUTES]),
  );
}
