import { Card, CardHead, NumberedList } from '@facet/ui';

const STEPS = [
  { title: 'Open a wall', detail: 'Choose by range. Short surveys pay less, offers pay more.' },
  { title: 'Finish it honestly', detail: 'Providers check answers. Rushed ones are screened out.' },
  { title: 'See it arrive', detail: 'The credit shows in your activity with its wall and reference.' },
];

export function HowToEarn() {
  return (
    <Card aria-labelledby="how-to-earn">
      <CardHead id="how-to-earn" title="How to Earn" />
      <NumberedList items={STEPS} />
    </Card>
  );
}
