import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { platformContract } from '../../services/wallet/test/support/platform-contract.ts';
import { BOT_COOKIE, GROUP_ID, Platform } from '../src/site/platform.ts';

/** As the wallet’s own tests sell them: what is for sale, and one that is not. */
const PRICES = [5, 25, 100, null];

platformContract('as the proof plays it', async () => {
  const platform = new Platform();
  const members = new Map<number, number>();
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const answer = await platform.answer({ method, path: url, headers: headers as Record<string, string>, body: await text(request) });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goodCookie: BOT_COOKIE,
    groupId: GROUP_ID,
    member(nth) {
      const id = members.get(nth) ?? platform.user(`member ${nth}`);
      if (!members.has(nth)) for (const price of PRICES) platform.pass(id, price);
      members.set(nth, id);
      return Promise.resolve(String(id));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
});
