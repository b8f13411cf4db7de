import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@facet/tooling/specification';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { breakPages } from './broken.ts';
import { chapter1 } from './chapter-1.ts';
import { decisionsThatSharpen } from './chapter-10.ts';
import { screensToWithdraw } from './chapter-2a.ts';
import { screensFromRewards } from './chapter-2b.ts';
import { chapter3 } from './chapter-3.ts';
import { chapter4 } from './chapter-4.ts';
import { chapter5 } from './chapter-5.ts';
import { chapter6 } from './chapter-6.ts';
import { chapter7 } from './chapter-7.ts';
import { chapter8 } from './chapter-8.ts';
import { chapter9 } from './chapter-9.ts';
import { play, type Answers } from './played.ts';
import type { Proof, Seen } from './statement.ts';
import { Walk, type PageName } from './walked.ts';

const ROOT = join(import.meta.dirname, '../..');
const WHOLE_WALK_MS = 600_000;
const chapters = [
  chapter1,
  [...screensToWithdraw, ...screensFromRewards],
  chapter3,
  chapter4,
  chapter5,
  chapter6,
  chapter7,
  chapter8,
  chapter9,
  decisionsThatSharpen,
];

let seen: Seen;
let browser: Browser;

/** Everything that statements look at, seen once. */
beforeAll(async () => {
  const siteUrl = inject('siteUrl');
  browser = await launchBrowser();
  const walk = new Walk(wants());
  await walk.visitor(browser, siteUrl);
  const played = await play();
  await walk.newcomer(browser, siteUrl);
  await walk.operator(browser, siteUrl);
  const page = await walk.player(browser, siteUrl, played.cookie);
  const broken = await breakPages(browser, siteUrl, played.cookie);
  const answers: Answers = { ...played.said, ...(await played.ends()) };
  await walk.banned(page);
  seen = {
    username: played.username,
    asked: walk.asked,
    broken,
    answer: (name) => answers[name],
    page: (name) => walk.pages.get(name) ?? `nothing: the walk did not come to ${name}`,
  };
}, WHOLE_WALK_MS);
afterAll(() => browser.close());

for (const [number, statements] of chapters.entries())
  describe(`chapter ${number + 1}`, () => {
    for (const [at, { says, proofs }] of statements.entries())
      test(`${number + 1}.${at + 1} ${says}`, ({ task }) => {
        const decision = proofs.find((proof) => proof.kind === 'decided');
        task.meta.statement = {
          id: `${number + 1}.${at + 1}`,
          says,
          provenBy: proofs.flatMap((proof) => (proof.kind === 'test' ? [{ file: proof.file, title: proof.title }] : [])),
          ...(decision && { decided: decision.decision }),
        };
        expect(proofs.flatMap(whatIsMissing)).toEqual([]);
      });
  });

/** Throws at what was seen to be otherwise. */
function whatIsMissing(proof: Proof): string[] {
  if (proof.kind === 'seen') proof.holds(seen);
  if (proof.kind === 'decided' && !existsSync(join(ROOT, proof.decision))) return [`there is no ${proof.decision}`];
  if (proof.kind !== 'test') return [];
  const source = readFileSync(join(ROOT, proof.file), 'utf8');
  return [proof.title, ...proof.words].filter((words) => !source.includes(words)).map((words) => `${proof.file} lacks: ${words}`);
}

/** What the walk waits for on each page. */
function wants(): Map<PageName, (string | RegExp)[]> {
  const wanted = new Map<PageName, (string | RegExp)[]>();
  for (const { proofs } of chapters.flat())
    for (const proof of proofs)
      if (proof.kind === 'seen' && proof.looksAt) {
        const { page, wants: some } = proof.looksAt;
        wanted.set(page, [...(wanted.get(page) ?? []), ...some]);
      }
  return wanted;
}
