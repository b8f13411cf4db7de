import { useVisible } from '@facet/ui';
import { minuteLabel, Proposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useConfirmEventMutation, useDeclineEventMutation, useWatchProposedEventsQuery, type ProposedEvent } from './events-api.ts';

const REFRESH_MS = 60_000;

/** While there are any: events that wait for a second operator. */
export function ProposedEvents() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const query = useWatchProposedEventsQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmEventMutation();
  const [decline] = useDeclineEventMutation();
  return <Proposals title={t('Events waiting for confirmation')} query={query} what={whatOf} confirm={confirm} decline={decline} />;
}

const whatOf = ({ asked: { title, endsAt } }: ProposedEvent): string => t('{title}, until {time}', { title, time: minuteLabel(endsAt) });
