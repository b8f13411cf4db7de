import type { App, OperatorRole } from '@facet/service-kit';

/**
 * Who may do what, call by call: the table of the product decisions. The least role that may; those above it may as well.
 * What depends on what is asked for is decided by the call itself: an automatic payout needs admin, most settings need owner.
 */
export const roleMatrix: Readonly<Record<OperatorRole, readonly string[]>> = {
  moderator: [
    // sees every tab
    'GET /api/admin/active-users',
    'GET /api/admin/adjustments',
    'GET /api/admin/audit',
    'GET /api/admin/audit.csv',
    'GET /api/admin/events',
    'GET /api/admin/events.csv',
    'GET /api/admin/list-admins',
    'GET /api/admin/members/:id',
    'GET /api/admin/members/:id/devices',
    'GET /api/admin/members/:id/earnings',
    'GET /api/admin/members/:id/limits',
    'GET /api/admin/members/:id/money',
    'GET /api/admin/members/:id/movements',
    'GET /api/admin/members/:id/referrals',
    'GET /api/admin/members/:id/rounds',
    'GET /api/admin/members/:id/withdrawals',
    'GET /api/admin/money',
    'GET /api/admin/money.csv',
    'GET /api/admin/money/accounts',
    'GET /api/admin/money/games',
    'GET /api/admin/money/walls',
    'GET /api/admin/operator-policy',
    'GET /api/admin/overview',
    'GET /api/admin/payouts',
    'GET /api/admin/postbacks',
    'GET /api/admin/postbacks.csv',
    'GET /api/admin/postbacks/:id',
    'GET /api/admin/postbacks/counts',
    'GET /api/admin/promo-codes',
    'GET /api/admin/promo-codes.csv',
    'GET /api/admin/providers',
    'GET /api/admin/referral-ranks',
    'GET /api/admin/referral-summary',
    'GET /api/admin/releases',
    'GET /api/admin/releases/detail',
    'GET /api/admin/reward-amounts',
    'GET /api/admin/roblox-status',
    'GET /api/admin/settings',
    'GET /api/admin/social-media-tasks',
    'GET /api/admin/social-media-tasks.csv',
    'GET /api/admin/user-probability-overrides',
    'GET /api/admin/user-probability-overrides.csv',
    'GET /api/admin/users',
    'GET /api/admin/users.csv',
    'GET /api/admin/users/counts',
    'GET /api/admin/wall-statements',
    'GET /api/admin/wall-statements/:id',
    'GET /api/admin/wall-statements/:id/differences.csv',
    'GET /api/admin/wallet-audits',
    'GET /api/admin/withdrawals',
    'GET /api/admin/withdrawals.csv',
    'GET /api/admin/withdrawals/:id',
    'GET /api/admin/withdrawals/counts',
    // bans and enables members, decides withdrawals by hand
    'POST /api/admin/users/:id/ban',
    'POST /api/admin/users/:id/disable',
    'POST /api/admin/users/:id/enable',
    'POST /api/admin/users/:id/end-sessions',
    'POST /api/admin/withdrawals/:id/process',
    'POST /api/admin/withdrawals/:id/release',
    'POST /api/admin/withdrawals/:id/reserve',
    'POST /api/admin/withdrawals/process-batch',
    // his own account
    'GET /api/admin/my-sessions',
    'DELETE /api/admin/my-sessions/:id',
    'POST /api/admin/my-totp',
    'POST /api/admin/my-totp/confirm',
    'POST /api/admin/my-totp/remove',
    'PUT /api/admin/change-password',
  ],
  admin: [
    'DELETE /api/admin/events/:id',
    'DELETE /api/admin/promo-codes/:id',
    'DELETE /api/admin/social-media-tasks/:id',
    'DELETE /api/admin/user-probability-overrides/:id',
    'GET /api/rbx/fetch-shirts',
    'GET /api/rbx/templates/:assetId',
    'PATCH /api/admin/promo-codes/:id',
    'PATCH /api/admin/providers/:id',
    'PATCH /api/admin/reward-amounts',
    'POST /api/admin/adjustments/:id/confirm',
    'POST /api/admin/adjustments/:id/decline',
    'POST /api/admin/adjustments/:id/settle',
    'POST /api/admin/events',
    'POST /api/admin/events/:id/end',
    'POST /api/admin/postbacks/:id/replay',
    'POST /api/admin/promo-codes',
    'POST /api/admin/releases/moves',
    'POST /api/admin/settings',
    'POST /api/admin/social-media-tasks',
    'POST /api/admin/user-probability-overrides',
    'POST /api/admin/users/:id/adjust-balance',
    'POST /api/admin/wall-statements',
    'POST /api/admin/wallet-audits',
    'POST /api/rbx/authenticate',
    'POST /api/rbx/confirm-rights',
    'POST /api/rbx/download-template',
    'POST /api/rbx/upload-shirt',
    'PUT /api/admin/referral-ranks/:id',
  ],
  owner: [
    'DELETE /api/admin/delete-admin/:id',
    'POST /api/admin/admins/:id/end-sessions',
    'POST /api/admin/admins/:id/reset-totp',
    'POST /api/admin/create-admin',
    'POST /api/admin/update-roblox-cookie',
    'PUT /api/admin/operator-policy',
    'PUT /api/admin/update-role/:id',
  ],
};

/** A route that declares another role than the table, or is not in it, stops the start. */
export function holdToRoleMatrix(app: App): void {
  const roleOf = new Map(Object.entries(roleMatrix).flatMap(([role, calls]) => calls.map((call) => [call, role] as const)));
  app.addHook('onRoute', ({ method, url, config }) => {
    const permission = config?.permission;
    if (typeof permission !== 'object' || !('operator' in permission) || method === 'HEAD') return;
    const call = `${String(method)} ${url}`;
    if (roleOf.get(call) !== permission.operator)
      throw new Error(`${call} is for ${permission.operator}, the role matrix says ${roleOf.get(call) ?? 'nothing of it'}`);
  });
}
