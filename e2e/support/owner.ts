export const OWNER = { username: 'ada_owner', password: 'a-password-of-the-journeys' };
