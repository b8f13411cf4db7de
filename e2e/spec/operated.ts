import { at, callerWith, textAt, type Call } from './caller.ts';

const BOT_COOKIE = 'sim-good';

/** What operators do besides deciding on what members did. */
export async function operates(owner: Call, visitor: Call, id: string, username: string) {
  const task = { title: `Task of ${username}`, link: 'https://example.com/spec', reward: '5.00' };
  const tasks = '/api/admin/social-media-tasks';
  // Not active: other journeys count what members see.
  const taskCreated = await owner('POST', tasks, { ...task, isActive: false });
  const adminRanks = await owner('GET', '/api/admin/referral-ranks');
  const rank = at(adminRanks.body, 'ranks.0') as { id: string; bonusPercentage: number; requiredEarnings: string; color: string };
  const changeRank = (other: object) =>
    owner('PUT', `/api/admin/referral-ranks/${rank.id}`, {
      bonusPercentage: rank.bonusPercentage,
      requiredEarnings: rank.requiredEarnings,
      color: rank.color,
      ...other,
    });
  const discord = textAt(await visitor('GET', '/api/settings/discord_link'), 'value');
  const adjust = (amount: string, description: string) => owner('POST', `/api/admin/users/${id}/adjust-balance`, { amount, description });
  return {
    taskCreated,
    taskWithoutTitle: await owner('POST', tasks, { ...task, title: '  ' }),
    taskForNothing: await owner('POST', tasks, { ...task, reward: '0' }),
    adminTasks: await owner('GET', tasks),
    taskDeleted: await owner('DELETE', `${tasks}/${textAt(taskCreated, 'task.id')}`),
    adminRanks,
    rankChanged: await changeRank({}),
    rankAbove: await changeRank({ bonusPercentage: 100.1 }),
    rankBetween: await changeRank({ bonusPercentage: 2.05 }),
    rankNegative: await changeRank({ requiredEarnings: '-1.00' }),
    settingChanged: await owner('POST', '/api/admin/settings', { key: 'discord_link', value: discord }),
    settingUnknown: await owner('POST', '/api/admin/settings', { key: 'no_such_setting', value: 'x' }),
    botStatus: await owner('GET', '/api/admin/roblox-status'),
    cookieUpdated: await owner('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: BOT_COOKIE }),
    cookieEmpty: await owner('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: '' }),
    adjusted: await adjust('-5.00', 'the specification'),
    adjustedWithout: await adjust('5.00', ' '),
    adjustedNothing: await adjust('', 'nothing'),
    ...(await accounts(owner, visitor, username)),
    ...(await shirts(owner)),
  };
}

async function accounts(owner: Call, visitor: Call, username: string) {
  const password = 'a-long-Password-77';
  const adminCreated = await owner('POST', '/api/admin/create-admin', { username, password });
  const adminId = textAt(adminCreated, 'admin.id');
  const signedIn = await visitor('POST', '/api/auth/admin-login', { username, password });
  const moderator = callerWith(signedIn.cookie);
  return {
    adminCreated,
    adminWithoutPassword: await owner('POST', '/api/admin/create-admin', { username: `${username}x`, password: '' }),
    moderatorSettings: await moderator('POST', '/api/admin/settings', { key: 'discord_link', value: 'https://example.com/' }),
    moderatorUsers: await moderator('GET', '/api/admin/users'),
    passwordShort: await moderator('PUT', '/api/admin/change-password', { currentPassword: password, newPassword: '12345' }),
    passwordChanged: await moderator('PUT', '/api/admin/change-password', { currentPassword: password, newPassword: `${password}-8` }),
    adminList: await owner('GET', '/api/admin/list-admins'),
    roleUpdated: await owner('PUT', `/api/admin/update-role/${adminId}`, { role: 'admin' }),
    adminDeleted: await owner('DELETE', `/api/admin/delete-admin/${adminId}`),
    adminStatus: await owner('GET', '/api/auth/admin-status'),
  };
}

async function shirts(owner: Call) {
  const authenticated = await owner('POST', '/api/rbx/authenticate', { roblosecurityCookie: BOT_COOKIE });
  const fetched = await owner('GET', '/api/rbx/fetch-shirts');
  const shirt = at(fetched.body, 'shirts.0') as Record<string, string>;
  const { assetId, name, templateUrl } = shirt;
  const template = { assetId, templateUrl, roblosecurityCookie: BOT_COOKIE };
  const unconfirmed = await owner('POST', '/api/rbx/download-template', template);
  await owner('POST', '/api/rbx/confirm-rights');
  const downloaded = await owner('POST', '/api/rbx/download-template', template);
  const csrfToken = at(authenticated.body, 'csrfToken');
  const copy = { assetId, name: `${name} (Clone)`, roblosecurityCookie: BOT_COOKIE };
  return {
    authenticated,
    authenticatedEmpty: await owner('POST', '/api/rbx/authenticate', { roblosecurityCookie: '' }),
    shirts: fetched,
    unconfirmed,
    downloaded,
    uploadedWithout: await owner('POST', '/api/rbx/upload-shirt', copy),
    uploaded: await owner('POST', '/api/rbx/upload-shirt', { ...copy, csrfToken }),
  };
}
