export { AuditButton } from './audit-button.tsx';
export { useWalletAudits } from './use-wallet-audits.ts';
