import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectExpressions, readExposition, unknownSeries, type Exposition } from '@facet/tooling/monitoring';
import { beforeAll, expect, inject, test } from 'vitest';
import { MemberClient } from '../support/member.ts';
import { ownerCall } from '../support/owner-call.ts';
import { loadPage, report } from '../support/page-load.ts';
import { deliver, signPostback } from '../support/wall.ts';

interface Registry {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
}

/** What Prometheus would read now: every process of the site. */
async function told(): Promise<Exposition> {
  const targets = JSON.parse(readFileSync(join(inject('dataDir'), 'metrics-targets.json'), 'utf8')) as { targets: string[] }[];
  const texts = targets.flatMap((each) => each.targets).map(async (target) => (await fetch(`http://${target}/metrics`)).text());
  return readExposition(await Promise.all(texts));
}

/**
 * A member who earns, a forger, a page that broke, an audit: all that alerts and dashboards are about has happened
 * once.
 */
beforeAll(async () => {
  const member = await MemberClient.signIn(inject('siteUrl'));
  const completion = { wall: 'a', memberId: member.id, amount: 10, transaction: `t${randomUUID().replaceAll('-', '')}` } as const;
  const call = await signPostback(inject('simulatorUrl'), completion);
  await deliver(call);
  await deliver({ ...call, url: `${call.url}0` });
  const registry = (await (await fetch(`${inject('siteUrl')}/registry.json`)).json()) as Registry;
  const about = { deployable: 'mfe-social', version: registry.microFrontends['mfe-social']?.[0]?.metadata.version, cohort: 'stable' };
  const failure = { kind: 'error', source: 'error', message: 'of the test of the figures', ...about };
  await report(inject('siteUrl'), await loadPage(inject('siteUrl')), [{ kind: 'load', ...about }, failure]);
  await ownerCall(inject('siteUrl'), '/api/admin/wallet-audits', {});
});

test('whatever alerts and dashboards read is told by the site, with the labels and values that they name', async () => {
  const expressions = projectExpressions();
  expect(expressions.length).toBeGreaterThan(40);
  await expect.poll(async () => unknownSeries(expressions, await told())).toEqual([]);
});

test('what is not told is found', async () => {
  const wrong = ['max(wallet_payouts_halted) == 1', 'sum by (path) (gateway_requests_total)', 'wallet_withdrawals{state="lost"}'];
  expect(unknownSeries(wrong, await told())).toEqual([
    'wallet_payouts_halted is told by nobody',
    'gateway_requests_total has no label path',
    'wallet_withdrawals has no state="lost"',
  ]);
});
