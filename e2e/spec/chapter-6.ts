import { by, list, notOn, on, says, TEXT, told, type Statement } from './statement.ts';

/** Roles and permissions. */
export const chapter6: readonly Statement[] = [
  says(
    'A visitor has the landing page, the login, the legal pages, and at Games the way to log in',
    on('landing', '[button Login]'),
    on('visitor at the games', '[button Login]'),
    told('visitorProfile', 401),
    told('visitorAdmin', 401),
  ),
  says(
    'A refused question who is here means nobody',
    told('visitorUser', 200, null),
    by('shell/test/screens/frame.test.tsx', 'who cannot be asked about is a visitor'),
  ),
  says('A member has all screens of members', on('newcomer: dashboard', '[link Games /games]'), told('memberUsers', 401)),
  says(
    'A disabled one sees /banned alone',
    on('banned', /^\/banned /),
    notOn('banned', '[link Withdraw'),
    by('services/identity/test/bans.test.ts', 'sees why, when and by whom; everything else of theirs is 403 until they are enabled'),
  ),
  says(
    'Who has an adminRole has the Admin Panel and a badge',
    by('shell/test/screens/frame.test.tsx', 'the Admin Panel is there for who has a role and where a remote brings it'),
    by(
      'services/identity/test/admin-roles.test.ts',
      'who proves that an account is theirs, of an operator’s name, shows the role, then another one, then none',
    ),
  ),
  says(
    'Roles are owner, admin, moderator, and the server enforces what each may do',
    told('adminLogin', 200, { operator: { role: 'owner' } }),
    told('adminCreated', 201, { admin: { role: 'moderator' } }),
    told('moderatorSettings', 403, { message: 'This needs the role admin. You are moderator.' }),
    by('services/admin/test/operators/role-matrix.test.ts', '%s: %s at least'),
  ),
  says(
    'Every operator sees every tool',
    told('moderatorUsers', 200, { users: list({ id: TEXT }) }),
    on('admin: admins', 'See every tab yes yes yes'),
  ),
  says(
    'Operators have each of their tools',
    told('adjusted', 200, { success: true }),
    told('banned', 200),
    told('rejected', 200),
    told('codeCreated', 201),
    told('codeDeleted', 200),
    told('eventCreated', 201),
    told('eventEnded', 200),
    told('eventDeleted', 200),
    told('settingChanged', 200),
    told('taskCreated', 201),
    told('rankChanged', 200),
    told('certain', 200),
    told('adminCreated', 201),
    told('roleUpdated', 200),
    told('adminDeleted', 200),
    told('passwordChanged', 200),
    told('cookieUpdated', 200, { testResult: { username: TEXT } }),
    told('uploaded', 200),
  ),
];
