import { ErrorAnswer, passClaims, Type, verifyToken, type App } from '@facet/service-kit';
import { operatorOf, type OperatorAdmission } from './admit-operator.ts';
import type { OperatorCookie } from './operator-cookie.ts';
import type { OperatorKeys } from './operator-keys.ts';

/**
 * Who operates, for services that do not keep the sessions: asked by the gateway, at most once a second for each
 * session.
 */
export function passRoutes(
  app: App,
  { admission, cookie, keys }: { admission: OperatorAdmission; cookie: OperatorCookie; keys: OperatorKeys },
): void {
  app.post(
    '/internal/operator-passes',
    {
      schema: {
        operationId: 'issueOperatorPass',
        summary: 'Gives the gateway a pass for one call of an operator',
        description: 'It lives for seconds. It keeps the session alive, unless the page only polls.',
        again: 'more',
        errors: { totp_required: 403 },
        body: Type.Object(
          { token: Type.String({ maxLength: 4096, description: 'of the operator’s cookie' }), background: Type.Boolean() },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            pass: Type.String(),
            cookie: Type.Union([Type.String(), Type.Null()], { description: 'a Set-Cookie that renews the session’s; null for a poll' }),
          }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: { services: ['gateway'] } },
    },
    async ({ body: { token, background: isBackground } }) => {
      const claims = await verifyToken(app, 'operator', token);
      const session = await admission.admit(claims?.sid, { isBackground });
      const pass = keys.sign({ ...passClaims(operatorOf(session), session.now) });
      return { pass, cookie: isBackground ? null : cookie.text(app, session) };
    },
  );
}
