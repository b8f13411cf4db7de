import { inTransaction, parseMoney, type Database, type Outbox, type Visit } from '@facet/service-kit';
import {
  checkDeviceProof,
  isKnownDevice,
  lockDevices,
  rememberDevice,
  requestDeviceProof,
  type Device,
  type RequestedProof,
} from '../devices/index.ts';
import { findMemberByPlatformUserId, linkAdminRole, type Member } from '../members/index.ts';
import type { PlatformClient } from '../platform/index.ts';
import { endAllSessions, endSession, openSession, type OpenedSession, type SessionKeys } from '../sessions/index.ts';
import type { SiteSettings } from '../settings/index.ts';
import { admit } from './admit.ts';
import { Applicants, type Applicant } from './find-applicant.ts';

export interface SignInOptions {
  database: Database;
  outbox: Outbox;
  platform: PlatformClient;
  settings: SiteSettings;
  keys: SessionKeys;
}

/** Where a call to sign in comes from. */
export interface Caller {
  device: Device;
  visit: Visit;
  /** The session that the browser shows; it ends when a new one begins. */
  sessionId: string | undefined;
  referrerUsername: string | undefined;
}

export type SignInResult =
  | { step: 'signed_in'; member: Member; session: OpenedSession }
  | { step: 'join_group'; username: string; profilePicture: string | null }
  | ({ step: 'prove_device'; username: string } & RequestedProof);

/** The one way in: existing members are signed in, new ones registered, once device and group are settled. */
export class SignIn {
  readonly #options: SignInOptions;
  readonly #applicants: Applicants;

  constructor(options: SignInOptions) {
    this.#options = options;
    this.#applicants = new Applicants(options);
  }

  /**
   * `groupLinkClicked`: they say that they joined; it is asked again when they withdraw. Throws unknown_user and
   * platform errors.
   */
  async enter(username: string, caller: Caller, { groupLinkClicked = false } = {}): Promise<SignInResult> {
    const { database, settings } = this.#options;
    const rules = await settings.all();
    const askGroup = !groupLinkClicked && rules.get('require_group_membership') !== 'off';
    const applicant = await this.#applicants.find(username, { askGroup });
    const { platformUserId } = applicant;
    const needsProof = rules.get('login_proof') !== 'off';
    if (needsProof && !(await isKnownDevice(database, platformUserId, caller.device.hash))) return this.#askProof(applicant, caller);
    if (!applicant.isMember && !applicant.isInGroup)
      return { step: 'join_group', username: applicant.username, profilePicture: applicant.profilePicture ?? null };
    const opened = await this.#open(applicant, caller, { welcomeBonus: rules.get('welcome_bonus') ?? '0', needsProof });
    return opened ?? this.#askProof(applicant, caller);
  }

  /**
   * Looks for the phrase in the profile; found, who has proven nothing is signed out, and it goes on like `enter`.
   * Throws proof errors too.
   */
  async enterWithProof(username: string | undefined, caller: Caller): Promise<SignInResult> {
    const { database, outbox, platform } = this.#options;
    const proven = await checkDeviceProof(database, {
      deviceHash: caller.device.hash,
      username,
      readProfileText: (platformUserId) => platform.profileText(platformUserId),
      async onProven(transaction, account, exceptOn) {
        await linkAdminRole(transaction, account);
        const member = await findMemberByPlatformUserId(transaction, account.platformUserId);
        if (member) await endAllSessions(transaction, outbox, member.id, { exceptOn });
      },
    });
    return this.enter(proven.username, caller);
  }

  async #askProof({ platformUserId, username }: Applicant, caller: Caller): Promise<SignInResult> {
    const who = { platformUserId, username, deviceHash: caller.device.hash };
    const { phrase, expiresAt } = await inTransaction(this.#options.database, (transaction) => requestDeviceProof(transaction, who));
    return { step: 'prove_device', username, phrase, expiresAt };
  }

  /** Undefined: somebody else has proven meanwhile that the account is theirs. */
  #open(
    applicant: Applicant,
    caller: Caller,
    { welcomeBonus, needsProof }: { welcomeBonus: string; needsProof: boolean },
  ): Promise<SignInResult | undefined> {
    const { database, outbox, keys } = this.#options;
    const registration = {
      referrerUsername: caller.referrerUsername,
      welcomeBonusHundredths: parseMoney(welcomeBonus, 'welcome_bonus'),
    };
    return inTransaction(database, async (transaction): Promise<SignInResult | undefined> => {
      await lockDevices(transaction, applicant.platformUserId);
      if (needsProof && !(await isKnownDevice(transaction, applicant.platformUserId, caller.device.hash))) return undefined;
      const member = await admit(transaction, outbox, applicant, registration);
      await rememberDevice(transaction, applicant.platformUserId, caller.device.hash);
      const who = { memberId: member.id, deviceHash: caller.device.hash, visit: caller.visit };
      const session = await openSession(transaction, keys, who);
      if (caller.sessionId !== undefined) await endSession(transaction, outbox, caller.sessionId);
      return { step: 'signed_in', member, session };
    });
  }
}
