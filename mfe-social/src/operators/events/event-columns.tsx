import { msg, type Message } from '@facet/remote-kit';
import { Amount, type Column, minuteLabel, StateMark, type StateTone, TwoLines, untilLabel, Usage } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SiteEvent } from './events-api.ts';

const STATES: Record<SiteEvent['status'], { tone: StateTone; label: Message }> = {
  active: { tone: 'on', label: msg('Active') },
  upcoming: { tone: 'info', label: msg('Upcoming') },
  ended: { tone: 'off', label: msg('Ended') },
  deleted: { tone: 'off', label: msg('Deleted') },
};

export function eventColumns(): Column<SiteEvent>[] {
  return [
    {
      id: 'event',
      header: t('Event'),
      sort: 'title',
      lead: true,
      cell: ({ title, description }) => <TwoLines below={description}>{title}</TwoLines>,
    },
    {
      id: 'state',
      header: t('State'),
      cell: ({ status }) => <StateMark tone={STATES[status].tone}>{t(STATES[status].label)}</StateMark>,
    },
    { id: 'prize', header: t('Prize, R$'), sort: 'prize', numeric: true, cell: ({ prize }) => <Amount amount={prize} /> },
    { id: 'fee', header: t('Entry fee, R$'), numeric: true, from: 1180, cell: ({ entryFee }) => <Amount amount={entryFee} /> },
    {
      id: 'participants',
      header: t('Participants'),
      sort: 'participants',
      cell: ({ title, currentParticipants, maxParticipants }) => (
        <Usage label={t('Participants of {title}', { title })} used={currentParticipants} most={maxParticipants} />
      ),
    },
    { id: 'fees', header: t('Fees taken, R$'), numeric: true, from: 1360, cell: ({ feesTaken }) => <Amount amount={feesTaken} /> },
    { id: 'starts', header: t('Starts'), sort: 'startsAt', from: 1360, cell: ({ startsAt }) => minuteLabel(startsAt) },
    { id: 'ends', header: t('Ends'), sort: 'endsAt', cell: endLabel },
    {
      id: 'winner',
      header: t('Winner'),
      from: 1180,
      cell: ({ status, winnerUsername }) => winnerUsername ?? (status === 'ended' ? t('no winner') : '–'),
    },
    { id: 'by', header: t('Created by'), optional: true, cell: ({ createdBy }) => createdBy },
  ];
}

function endLabel({ status, endsAt, endedAt }: SiteEvent) {
  if (status === 'ended') return minuteLabel(endedAt ?? endsAt);
  // Its time may be over a moment before the server has drawn.
  const isDue = Date.parse(endsAt) <= Date.now();
  return <span title={minuteLabel(endsAt)}>{isDue ? t('now') : t('in {duration}', { duration: untilLabel(endsAt) })}</span>;
}
