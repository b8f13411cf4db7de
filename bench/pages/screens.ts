export type Visitor = 'visitor' | 'member' | 'operator';

/** A page as somebody opens it: by its address, with nothing in their browser's cache. */
export interface Screen {
  name: string;
  path: string;
  as: Visitor;
  /** Stands on this screen only, and not before its own code drew it. */
  text: string;
  /** Name of the button or link that is clicked once everything is there. */
  click: string;
  /** Its markup comes with the page: it shows as early as without any script. */
  comesDrawn?: true;
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    text: 'Updated every minute.',
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
  { name: 'crash', path: '/games/crash', as: 'member', text: 'A cash-out counts when it reaches us', click: 'Keyboard keys' },
  { name: 'admin sign-in', path: '/admin', as: 'visitor', text: 'Administrator username', click: 'Access Admin Dashboard' },
  { name: 'admin', path: '/admin', as: 'operator', text: 'Pending withdrawals', click: 'Filter' },
  { name: 'terms', path: '/terms', as: 'visitor', text: 'You must be at least 13 years old', click: 'Withdrawals', comesDrawn: true },
  { name: 'privacy', path: '/privacy', as: 'visitor', text: 'no advertising cookies', click: 'How long', comesDrawn: true },
  { name: 'not found', path: '/nowhere', as: 'member', text: '404 Page Not Found', click: 'Go to Dashboard' },
  { name: 'profile', path: '/me', as: 'member', text: 'Your own earning', click: 'Help and your cases' },
  { name: 'inbox', path: '/inbox', as: 'member', text: 'Everything from the last 90 days.', click: 'Earnings' },
  { name: 'inbox settings', path: '/inbox/settings', as: 'member', text: 'This device', click: 'Back' },
  { name: 'help', path: '/help', as: 'member', text: 'No questions yet', click: 'Ask a question' },
  { name: 'ask', path: '/help/new', as: 'member', text: 'A real person will answer', click: 'Send' },
  { name: 'statement', path: '/withdraw/statement', as: 'member', text: 'Came in', click: 'Check my statement' },
  { name: 'test withdrawal', path: '/testgamepass', as: 'member', text: 'A test holds real R$', click: 'More' },
  { name: 'past rounds', path: '/games/fairness', as: 'member', text: 'Hash of the next seed', click: 'More' },
  { name: 'withdrawals', path: '/admin?tab=withdrawals', as: 'operator', text: 'Nothing is waiting', click: 'Filter' },
  { name: 'promos', path: '/admin?tab=promos', as: 'operator', text: 'No promo codes', click: 'Create promo code' },
  { name: 'events of operators', path: '/admin?tab=events', as: 'operator', text: 'No events', click: 'Create event' },
  { name: 'social media', path: '/admin?tab=social', as: 'operator', text: 'Where members see them', click: 'Total users' },
  { name: 'social tasks', path: '/admin?tab=tasks', as: 'operator', text: 'No social tasks', click: 'Create task' },
  { name: 'referral settings', path: '/admin?tab=referrals', as: 'operator', text: 'Paid in referral shares', click: 'Edit Bronze' },
  { name: 'game probability', path: '/admin?tab=probability', as: 'operator', text: 'What each class means', click: 'Active users' },
  { name: 'admin accounts', path: '/admin?tab=admins', as: 'operator', text: 'Who may do what', click: 'Create admin' },
  { name: 'money', path: '/admin/money', as: 'operator', text: 'Records and ledger', click: 'In from walls' },
  { name: 'payouts', path: '/admin/payouts', as: 'operator', text: 'Ledger audits', click: 'Paid by the bot today' },
  { name: 'postbacks', path: '/admin/postbacks', as: 'operator', text: 'Credited or reversed', click: 'Filter' },
  { name: 'providers', path: '/admin/providers', as: 'operator', text: 'CPX Research', click: 'Actions for CPX Research' },
  { name: 'wall statements', path: '/admin/statements', as: 'operator', text: 'No statement yet', click: 'Enter a statement' },
  { name: 'risk rules', path: '/admin/hold-rules', as: 'operator', text: 'No rule yet', click: 'New rule' },
  { name: 'cases', path: '/admin/cases', as: 'operator', text: 'Nobody is waiting', click: 'Resolved' },
  { name: 'audit', path: '/admin/audit', as: 'operator', text: 'Log in', click: 'Filter' },
  { name: 'releases', path: '/admin/releases', as: 'operator', text: 'mfe-games', click: 'shell' },
  { name: 'site settings', path: '/admin/settings', as: 'operator', text: 'Safety limits', click: 'History: Discord invite' },
];
