export { walletErrors } from '@facet/wallet';
