/** The lowest first; each may do what those before it may. */
export const ROLES = ['moderator', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** Who is signed in to the operators' area. */
export interface Operator {
  id: string;
  username: string;
  role: Role;
  hasTotp: boolean;
  /** A second step is required and not set up yet: nothing else is answered until it is. */
  mustAddTotp: boolean;
  /** When the session ends without a call by the operator himself; ISO 8601, UTC. */
  idleEndsAt: string;
  /** When it ends in any case. */
  endsAt: string;
}

/** Whether a role is enough for what needs `needed`. The server decides; this only says so beforehand. */
export function isEnough(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
