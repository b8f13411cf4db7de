/** What the operator does on the game platform as themselves; each call brings their own cookie of it. */
export const onOwnAccount = { operator: 'admin', anySignIn: 'on their own account of the game platform, whose cookie they give' } as const;
