import { ErrorAnswer, Type, type App, type Static, visitOf } from '@facet/service-kit';
import { platformFailures } from '@facet/service-kit/outward';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie } from '../devices/index.ts';
import { parseUsername, User, USERNAME, type UserPresenter } from '../members/index.ts';
import type { SessionCookie, SessionReader } from '../sessions/index.ts';
import { NextStep } from './answers.ts';
import { signInErrors } from './sign-in-errors.ts';
import type { Caller, SignIn, SignInResult } from './sign-in.ts';

export interface SignInRoutesOptions {
  signIn: SignIn;
  sessions: SessionReader;
  sessionCookie: SessionCookie;
  deviceCookie: DeviceCookie;
  users: UserPresenter;
}

const username = Type.String({ maxLength: 200, description: '3 to 20 of A-Z a-z 0-9 _; blanks around it do not matter' });
const profilePicture = Type.Optional(
  Type.Union([Type.String({ format: 'uri', pattern: '^https://[^/?#]+', maxLength: 2000 }), Type.Null()], {
    description: 'accepted for its form and not used: the platform’s own picture is',
  }),
);
const Entering = Type.Object({ username, profilePicture }, { additionalProperties: false });
const Completing = Type.Object(
  { username, profilePicture, groupLinkClicked: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
const Checking = Type.Object(
  { username: Type.Optional(username), profilePicture },
  { additionalProperties: false, description: 'username: absent means the account that this device asked for last' },
);
const response = { 200: User, 202: NextStep, '4xx': ErrorAnswer, '5xx': ErrorAnswer };

export function signInRoutes(app: App, options: SignInRoutesOptions): void {
  const { signIn } = options;
  const config = { permission: 'anyone' } as const;

  app.post(
    '/api/auth/register-or-login',
    {
      schema: {
        operationId: 'registerOrLogin',
        summary: 'Signs a member in by their name on the game platform, and registers a new one',
        description: '202: the account has to be proven, or the group joined first.',
        again: 'more',
        errors: { ...platformFailures, bad_username: 400, unknown_user: 404 },
        body: Entering,
        response,
      },
      config,
    },
    async (request, reply) => {
      const caller = await callerOf(request, options);
      return answer(reply, caller, await signIn.enter(parseUsername(request.body.username), caller), options);
    },
  );

  app.post(
    '/api/auth/complete-registration',
    {
      schema: {
        operationId: 'completeRegistration',
        summary: 'Registers who says that they joined the group',
        again: 'more',
        errors: { ...platformFailures, bad_username: 400, group_link_required: 400, unknown_user: 404 },
        body: Completing,
        response,
      },
      config,
    },
    async (request, reply) => {
      if (request.body.groupLinkClicked !== true)
        throw signInErrors('group_link_required', 'Please click the group link and join our Roblox group first.');
      const caller = await callerOf(request, options);
      const result = await signIn.enter(parseUsername(request.body.username), caller, { groupLinkClicked: true });
      return answer(reply, caller, result, options);
    },
  );

  app.post(
    '/api/auth/device-proof/check',
    {
      schema: {
        operationId: 'checkDeviceProof',
        summary: 'Signs in once the phrase is in the profile on the game platform',
        again: 'more',
        errors: {
          ...platformFailures,
          bad_username: 400,
          proof_expired: 403,
          proof_not_asked: 403,
          proof_not_found: 403,
          proof_exhausted: 429,
        },
        body: Checking,
        response,
      },
      config,
    },
    async (request, reply) => {
      const caller = await callerOf(request, options);
      const account = request.body.username === undefined ? undefined : parseUsername(request.body.username);
      return answer(reply, caller, await signIn.enterWithProof(account, caller), options);
    },
  );
}

async function callerOf(request: FastifyRequest, options: SignInRoutesOptions): Promise<Caller> {
  const live = await options.sessions.find(request);
  const referrer = request.cookies['ref'] ?? '';
  return {
    device: options.deviceCookie.read(request),
    visit: visitOf(request),
    sessionId: live?.session.id,
    referrerUsername: USERNAME.test(referrer) ? referrer : undefined,
  };
}

async function answer(reply: FastifyReply, caller: Caller, result: SignInResult, options: SignInRoutesOptions): Promise<FastifyReply> {
  options.deviceCookie.write(reply, caller.device);
  switch (result.step) {
    case 'signed_in':
      options.sessionCookie.write(reply, result.session.token);
      return reply.code(200).send(await options.users.present(result.member));
    case 'join_group':
      return nextStep(reply, {
        requiresGroupMembership: true,
        username: result.username,
        // Clients send it back as it is, and only https is taken: the simulator's pictures are not.
        profilePicture: result.profilePicture?.startsWith('https://') ? result.profilePicture : null,
        error: null,
      });
    case 'prove_device':
      return nextStep(reply, {
        requiresDeviceProof: true,
        username: result.username,
        phrase: result.phrase,
        expiresAt: result.expiresAt.toISOString(),
        error: null,
      });
    default:
      return result satisfies never;
  }
}

function nextStep(reply: FastifyReply, step: Static<typeof NextStep>): FastifyReply {
  return reply.code(202).send(step);
}
