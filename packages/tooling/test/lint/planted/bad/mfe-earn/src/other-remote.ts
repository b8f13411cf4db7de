export const load = () => import('../../mfe-wallet/src/module.ts');
