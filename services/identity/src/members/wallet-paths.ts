/** The part of the wallet's internal API that identity uses. Answers are checked where they arrive. */
export interface WalletPaths {
  '/internal/balances/{memberId}': {
    get: { parameters: { path: { memberId: string } }; responses: { 200: { content: { 'application/json': unknown } } } };
  };
}
