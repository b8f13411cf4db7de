/** Of a member who is there at each size. */
const MEMBER = '00000000-0000-7000-8000-000000000001';
const NAME = 'mc4ca4238a0b9';
/** The 25 of a page, who are there at each size. */
const PAGE = Array.from({ length: 25 }, (_, index) => `00000000-0000-7000-8000-${(index + 1).toString(16).padStart(12, '0')}`);

const users = (query: string): string => `/api/admin/users?limit=25&${query}`;
const withdrawals = (query: string): string => `/api/admin/withdrawals?limit=25&${query}`;
const postbacks = (query: string): string => `/api/admin/postbacks?limit=25&${query}`;
const audit = (query: string): string => `/api/admin/audit?limit=25&${query}`;
const cases = (query: string): string => `/api/admin/cases?limit=25&${query}`;

/** The operators' lists that grow with the site: each order, filter and search. */
export const lists: Readonly<Record<string, string>> = {
  'newest members': users('sort=-createdAt'),
  'members by name': users('sort=username'),
  'members by balance': users('sort=-balance'),
  'members by what they earned': users('sort=-totalEarned'),
  'members by money lost': users('sort=-lostBalance'),
  'active members': users('filter=active'),
  'banned members': users('filter=banned'),
  'members with risk signs': users('filter=risk'),
  'members with a debt': users('filter=debt'),
  'a part of a name': users('search=ca4238a0'),
  'how many members': '/api/admin/users/counts',
  'a member’s transactions': `/api/admin/money/of-member/${MEMBER}/transactions?limit=25`,
  'a member’s figures': `/api/admin/money/of-member/${MEMBER}/figures`,
  'what a page of members earned in seven days': `/api/admin/money/earned-days?ids=${PAGE.join(',')}`,
  'a member’s devices': `/api/admin/devices/of-member/${MEMBER}`,
  'a member’s balance': `/api/admin/money/of-member/${MEMBER}`,
  'a member’s earnings': `/api/admin/earnings/of-member/${MEMBER}`,
  'a member’s cases': `/api/admin/cases/of-member/${MEMBER}`,
  'pending withdrawals': withdrawals('status=pending&sort=createdAt'),
  'completed withdrawals': withdrawals('status=completed&sort=-createdAt'),
  'failed withdrawals': withdrawals('status=failed&sort=-createdAt'),
  'test withdrawals': withdrawals('type=test&sort=-createdAt'),
  'withdrawals by amount': withdrawals('status=completed&sort=-amount'),
  'pending withdrawals by name': withdrawals('status=pending&sort=username'),
  'withdrawals of a part of a name': withdrawals('search=ca4238a0'),
  'withdrawals of one member': withdrawals(`memberId=${MEMBER}`),
  'how many withdrawals': '/api/admin/withdrawals/counts',
  'withdrawals that wait': '/api/admin/withdrawals/waiting',
  payouts: '/api/admin/payouts',
  'adjustments that wait': '/api/admin/adjustments',
  'money of 30 days': '/api/admin/money?window=30d',
  'money of 90 days': '/api/admin/money?window=90d',
  'newest postbacks': postbacks(''),
  'oldest postbacks': postbacks('sort=oldest'),
  'postbacks of a provider': postbacks('provider=b'),
  'refused postbacks': postbacks('verdict=refused'),
  'postbacks refused for a signature': postbacks('verdict=refused&reason=signature'),
  'postbacks of no verdict': postbacks('verdict=noted'),
  'postbacks to look at': postbacks('alert=true'),
  'postbacks of a member': postbacks(`search=${NAME}`),
  'how many postbacks': '/api/admin/postbacks/counts',
  'newest acts': audit(''),
  'refused acts': audit('outcome=failed'),
  'acts under way': audit('outcome=pending'),
  'acts whose end is unknown': audit('outcome=unknown'),
  'acts of an operator': audit('operator=operator_3'),
  'acts of a kind': audit('action=member.ban'),
  'acts on one member': audit(`objectType=member&objectId=${MEMBER}`),
  'acts found by a word': audit(`search=${NAME}`),
  'open cases': cases('group=open'),
  'cases that are over': cases('group=over'),
  'cases of a part of a name': cases('group=over&search=ca4238a0'),
  'how many cases': '/api/admin/cases/count',
};
