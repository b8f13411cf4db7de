export { WalletClient } from '@facet/money-kit';
