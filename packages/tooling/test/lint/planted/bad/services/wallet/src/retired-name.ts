export const auditTrail = 1n;
