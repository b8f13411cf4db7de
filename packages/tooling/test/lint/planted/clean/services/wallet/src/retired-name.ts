export const auditLog = 'audit trail';
