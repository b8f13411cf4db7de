import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
let referrerId: string;
beforeAll(async () => {
  site = await startSite();
  site.platform.add({ name: 'The_Referrer' });
  referrerId = (await site.browser().signIn('The_Referrer')).json().id;
});
afterAll(() => site.close());

/** Registers `name` in a browser with the cookie `ref`; what the others hear of it, and what is stored. */
async function registerWith(name: string, ref: string): Promise<{ heard: unknown; stored: unknown }> {
  site.platform.add({ name });
  const browser = site.browser();
  browser.cookies.set('ref', ref);
  const { id } = (await browser.signIn(name)).json();
  const event = await until('the event has arrived', () =>
    site.events('rewards.identity.member.registered.v1').find((data) => (data as { memberId: string }).memberId === id),
  );
  const stored = (await site.service.kit.database('members').where({ id }).first())?.referrer_id;
  return { heard: (event as { referrerUsername: unknown }).referrerUsername, stored };
}

describe('the cookie ref', () => {
  test('names the member whose link was followed, as they spell it', async () => {
    expect(await registerWith('Referred', 'the_REFERRER')).toEqual({ heard: 'The_Referrer', stored: referrerId });
  });

  test.each([
    ['themselves', 'Selfish', 'sELFISH'],
    ['nobody', 'Referred_2', 'no_member'],
    ['something that is no name', 'Referred_3', "x'; drop table members"],
    ['a NUL', 'Referred_4', '%00abc'],
  ])('that names %s refers nobody', async (_what, name, ref) => {
    expect(await registerWith(name, ref)).toEqual({ heard: null, stored: null });
  });

  test('changes nothing for who is a member already', async () => {
    const browser = site.browser();
    site.platform.add({ name: 'Early_Bird' });
    const { id } = (await browser.signIn('Early_Bird')).json();
    browser.cookies.set('ref', 'The_Referrer');
    await browser.signIn('Early_Bird');
    expect((await site.service.kit.database('members').where({ id }).first())?.referrer_id).toBeNull();
  });
});
