const pages = {
  earn: { path: '/earn', others: ['/rewards'], label: 'Earn Robux', icon: 'hand-coins', order: 20, badge: '/api/rewards/claimable' },
  wallet: { path: '/withdraw', others: ['/withdraw/receipt', '/withdraw/statement'], label: 'Withdraw', icon: 'hand-coins', order: 30 },
  social: { path: '/referrals', others: [], label: 'Referrals', icon: 'users-round', order: 50 },
};

/** What the gateway answers of remotes with one entry each; none of them has code. */
export function someRegistry(names: readonly (keyof typeof pages)[] = ['earn', 'wallet']) {
  return { schema: 'test', microFrontends: Object.fromEntries(names.map((name) => [`mfe-${name}`, [record(pages[name])]])) };
}

function record({ others, ...page }: (typeof pages)[keyof typeof pages]) {
  const { path, label } = page;
  const extras = { title: label, contract: 1, routes: [path, ...others], navigation: [page], services: {}, requires: {} };
  return { url: `/remotes${path}/manifest.json`, metadata: { version: '1.0.0' }, extras };
}
