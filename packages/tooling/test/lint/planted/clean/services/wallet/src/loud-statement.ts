/** The rights that WHERE and SELECT name in prose stay as they are, and so do values. */
export const rightOn = (table: string): string =>
  `select 1 from information_schema.table_privileges where table_name = '${table}' and privilege_type in ('SELECT', 'DELETE')`;
export const METHODS = ['DELETE', 'SELECT', 'UPDATE'] as const;
