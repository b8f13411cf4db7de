export type Visitor = 'visitor' | 'member' | 'operator';

/** A page as somebody opens it: by its address, with nothing in their browser's cache. */
export interface Screen {
  name: string;
  path: string;
  as: Visitor;
  /** Stands on this screen only, and not before its own code drew it. */
  text: string;
  /**
   * Name of the button or link that is clicked once everything is there; what it does needs no server before something
   * changes.
   */
  click: string;
  /** Its markup comes with the page: it shows as early as without any script. */
  comesDrawn?: true;
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    text: 'Counted from our ledger every minute.',
    click: 'Start Earning Now',
    comesDrawn: true,
  },
  { name: 'dashboard', path: '/', as: 'member', text: 'Community Stats', click: 'Why?' },
  { name: 'earn', path: '/earn', as: 'member', text: 'How to Earn', click: 'More' },
  { name: 'withdraw', path: '/withdraw', as: 'member', text: 'Withdrawal History', click: 'More' },
  { name: 'rewards', path: '/rewards', as: 'member', text: 'Weekly Challenge', click: 'More' },
  { name: 'referrals', path: '/referrals', as: 'member', text: 'Your referral link', click: 'Copy' },
  { name: 'events', path: '/events', as: 'member', text: 'How Events Work', click: 'More' },
  { name: 'games', path: '/games', as: 'member', text: 'General Rules', click: 'Change' },
  { name: 'bombs', path: '/games/bombs', as: 'member', text: 'How to Play', click: 'Double' },
  { name: 'crash', path: '/games/crash', as: 'member', text: 'The moment it ends was fixed', click: 'Double' },
  { name: 'admin sign-in', path: '/admin', as: 'visitor', text: 'Administrator username', click: 'Access Admin Dashboard' },
  { name: 'admin', path: '/admin', as: 'operator', text: 'Pending withdrawals', click: 'Columns' },
];
