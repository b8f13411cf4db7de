import { defineProposals, minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmEventMutation,
  useDeclineEventMutation,
  useWatchProposedEventsQuery,
  useWithdrawEventMutation,
  type ProposedEvent,
} from './events-api.ts';

export const ProposedEvents = defineProposals<ProposedEvent>({
  title: () => t('Events waiting for confirmation'),
  useWaiting: useWatchProposedEventsQuery,
  useConfirm: useConfirmEventMutation,
  useDecline: useDeclineEventMutation,
  useWithdraw: useWithdrawEventMutation,
  limit: 'promise_limit',
  what: ({ asked: { title, endsAt } }) => t('{title}, until {time}', { title, time: minuteLabel(endsAt) }),
});
