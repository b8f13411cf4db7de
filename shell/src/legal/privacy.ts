import { t } from '../texts.ts';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy. */
export function privacyText(): LegalText {
  return {
    title: t('Privacy Policy'),
    summary: t(
      'In short: we know your username on the game platform, what you earned here and which devices you logged in from. No email address, no password, no advertising cookies, nothing sold.',
    ),
    sections: [
      {
        id: 'what',
        heading: t('What we keep'),
        paragraphs: [
          t(
            'From the game platform: your username, the number of your account and your profile picture. When you register or withdraw, we also look up whether you are in our group and which experiences and gamepasses you have.',
          ),
          t(
            'From your use of the site: your balance and every transaction, tasks, codes, events, game rounds, withdrawals, notifications, who referred you, what you ask us and, if you play, the age you tell us and the limits you set.',
          ),
          t(
            'For your safety: when, and from which address and browser, you logged in. A shared address or device is a sign for our team to look, never an automatic refusal.',
          ),
          t('We never ask for your password, your email address or a cookie of the game platform.'),
        ],
      },
      {
        id: 'why',
        heading: t('What it is for'),
        paragraphs: [
          t(
            'To credit what you earn, to pay withdrawals, to show you where each figure came from, and to find fraud. There is no other use.',
          ),
          t(
            'Our team sees your account when they decide on a withdrawal or answer a question. Everything they change is recorded, and no one can alter that record.',
          ),
        ],
      },
      {
        id: 'others',
        heading: t('Who else receives data'),
        paragraphs: [
          t(
            'When you open a survey provider’s wall, it receives a number that stands for you at that provider alone, and one of them also your username, so that it can credit you. Like any page you visit, it sees your address and browser, and it may set its own cookies. It tells us what you completed and what it pays, not what you answered; its own privacy policy applies there.',
          ),
          t('The game platform learns that our account bought your gamepass.'),
          t(
            'Other members see your name shortened, like n•••a: on the weekly leaderboard, among the entries and winners of events, and on the landing page when you are paid. You can choose to show your full name on the leaderboard and in events. Whoever invited you sees each share they receive with your shortened name; what you earned is not shown, but the share is a percentage of it.',
          ),
        ],
      },
      ...yourSide(),
    ],
  };
}

/** What concerns the reader's own browser, time and rights. */
function yourSide(): LegalText['sections'] {
  return [
    {
      id: 'cookies',
      heading: t('Cookies and your browser'),
      paragraphs: [
        t(
          'We only set cookies the site needs: your session, your device, your language, which version of the site you see, and for 30 days who invited you. No advertising and no third-party tracking.',
        ),
        t(
          'Your browser remembers how you like the site (theme, language, sound, keys), your last bet and how long you have been playing. Errors and loading times of the site are reported without your name.',
        ),
      ],
    },
    {
      id: 'how-long',
      heading: t('How long'),
      paragraphs: [
        t(
          'Sessions and their addresses: 90 days after the session ends. The mark that tells your devices apart: 400 days after you last used one. Notifications: 90 days. Reports of errors and loading times: 30 days. What you asked us, and our answers: a year after the case ends. Our servers’ logs, which hold addresses too: as long as we need them to find faults and attacks. Transactions, and what providers told us about them: as long as the law requires, since they prove what everyone owns.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: t('Your rights'),
      paragraphs: [
        t(
          'You can read and download your statement with its proof at any time. On your profile you download what we know about you, and delete your account. Ask us under Help or on our Discord to correct something, or if you can’t sign in; we answer within 30 days. Records that prove transactions stay, without your name.',
        ),
        t('For members under 16, a parent may ask instead.'),
      ],
    },
  ];
}
