import type { BarChartDay, Share, SumListProps } from '../src/index.ts';

const heights = [12, 0, 24.5, 8, 31, 15, 0, 18, 41, 10, 22.5, 6, 0, 35, 28, 12, 19, 0, 46, 16, 9, 21, 33.4, 0, 20, 14, 37, 25, 32.4, 44];

/** Thirty days that end today. */
export const activityDays: BarChartDay[] = heights.map((height, index) => ({
  label: index === heights.length - 1 ? 'Today' : index < 9 ? `${23 + index} Oct` : `${index - 8} Nov`,
  amount: height.toFixed(2),
}));

export const shares: Share[] = [
  { label: 'Surveys and offers', amount: '1482.60' },
  { label: 'Referrals', amount: '236.40' },
  { label: 'Promo codes', amount: '143.40' },
  { label: 'Event prizes', amount: '100.00' },
  { label: 'Social tasks', amount: '84.00' },
];

export const answer: SumListProps = {
  lines: [
    { label: 'Earned', value: '+2,046.40', gain: true },
    { label: 'Welcome bonus', value: '+10.00', gain: true },
    { label: 'Games and event entries', value: '−22.40' },
    { label: 'Withdrawn and reserved', value: '−750.00' },
  ],
  total: { label: 'Current Balance', value: '1,284.00' },
};
