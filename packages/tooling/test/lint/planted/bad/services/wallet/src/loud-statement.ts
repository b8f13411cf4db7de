export const byMember = (table: string): string => `select id from ${table} WHERE member_id = $1`;
