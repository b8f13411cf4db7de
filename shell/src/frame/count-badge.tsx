import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { numberFormat } from '@facet/remote-kit';
import { Badge, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { countsApi } from './counts-api.ts';

const FRESH_MS = 60_000;
const formatNumber = numberFormat();

/**
 * How many things wait on a page, as the call that its remote declares says; asked anew when one moves on after a
 * minute.
 */
export function CountBadge({ path }: { path: string }) {
  const { pathname } = useLocation();
  const { data, refetch, fulfilledTimeStamp = Infinity } = countsApi.useGetCountsQuery(path);
  const onArrival = useEffectEvent(() => {
    if (Date.now() - fulfilledTimeStamp > FRESH_MS) void refetch();
  });
  useEffect(() => onArrival(), [pathname]);
  if (!data?.count) return null;
  return (
    <Badge tone="accent">
      {formatNumber(data.count)}
      <VisuallyHidden> {t('waiting for you')}</VisuallyHidden>
    </Badge>
  );
}

/**
 * Says, to who cannot see the badges, that more waits on a page than before; what was there when the frame came is no
 * news.
 */
export function CountNews({ label, path }: { label: string; path: string }) {
  const count = countsApi.useGetCountsQuery(path).data?.count;
  const [known, setKnown] = useState(count);
  const [news, setNews] = useState('');
  if (count !== known) {
    setKnown(count);
    setNews(count !== undefined && known !== undefined && count > known ? t('{label}: {count} waiting for you', { label, count }) : '');
  }
  return <VisuallyHidden as="output">{news}</VisuallyHidden>;
}
