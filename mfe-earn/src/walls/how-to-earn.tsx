import { Card, CardHead, NumberedList } from '@facet/ui';
import { t } from '../texts.ts';

export function HowToEarn() {
  return (
    <Card aria-labelledby="how-to-earn">
      <CardHead id="how-to-earn" title={t('How to Earn')} />
      <NumberedList items={steps()} />
    </Card>
  );
}

function steps() {
  return [
    { title: t('Open a wall'), detail: t('Choose by range. Short surveys pay less, offers pay more.') },
    { title: t('Finish it honestly'), detail: t('Providers check your answers. Rushed answers get rejected.') },
    { title: t('See it arrive'), detail: t('The credit shows up in your activity with its wall and reference.') },
  ];
}
