import { expect, test } from 'vitest';
import { brandOf, verbOf } from '../src/tasks/task-look.ts';
import { t } from '../src/texts.ts';

test.each([
  ['Join our Discord', 'https://discord.gg/facet', 'Join', 'discord'],
  ['Our server', 'https://discord.com/invite/facet', 'Join', 'discord'],
  ['Follow us on X', 'https://x.com/facet', 'Follow', 'x'],
  ['News', 'https://www.twitter.com/facet', 'Follow', 'x'],
  ['Watch the update clip', 'https://www.tiktok.com/@facet/video/1', 'Watch', 'tiktok'],
  ['The update clip', 'https://www.tiktok.com/@facet/video/1', 'Watch', 'tiktok'],
  ['Our channel', 'https://www.youtube.com/@facet', 'Subscribe', 'youtube'],
  ['The trailer', 'https://youtu.be/abc', 'Watch', 'youtube'],
  ['Share your last build', 'https://www.instagram.com/facet', 'Share', 'instagram'],
  ['The group', 'https://www.roblox.com/groups/1', 'Join', 'group'],
  ['Our page', 'https://example.com/', 'Open', null],
  ['constructor', 'https://notdiscord.gg/', 'Open', null],
  ['Síguenos', 'no address', 'Open', null],
])('%s at %s: %s', (title, link, verb, brand) => {
  expect(t(verbOf({ title, link }))).toBe(verb);
  expect(brandOf(link)).toBe(brand);
});
