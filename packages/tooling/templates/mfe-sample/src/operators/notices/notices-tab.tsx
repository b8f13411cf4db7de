import { useState } from 'react';
import { DataTable, RoleButton, timeLabel, useTableState } from '@facet/console-kit';
import { sampleApi } from '../api/sample.generated.ts';
import { t } from '../texts.ts';
import { PostNotice } from './post-notice.tsx';

const { useListPostedNoticesQuery } = sampleApi.enhanceEndpoints({
  endpoints: {
    listPostedNotices: { providesTags: ['Notices'] },
    // An answer may be lost: the list is asked again whatever came of it.
    postNotice: { invalidatesTags: ['Notices'] },
  },
});

/** `?tab=sample` */
export function Component() {
  const state = useTableState({});
  const { data, error, isFetching, refetch } = useListPostedNoticesQuery();
  const [isPosting, setPosting] = useState(false);
  return (
    <>
      <DataTable
        label={t('Notices')}
        state={state}
        page={{ rows: data?.notices, nextCursor: null, total: data?.notices.length, error, isFetching, refetch }}
        columns={[
          { id: 'text', header: t('Text'), cell: ({ text }) => text },
          { id: 'postedAt', header: t('Posted'), cell: ({ postedAt }) => timeLabel(postedAt) },
        ]}
        rowKey={({ id }) => id}
        rowName={({ text }) => text}
        empty={{ title: t('No notices yet'), children: t('Post the first one: members read it at once.') }}
        tools={
          <RoleButton needs="admin" variant="primary" size="small" icon="plus" onClick={() => setPosting(true)}>
            {t('Post notice')}
          </RoleButton>
        }
      />
      {isPosting && <PostNotice onClose={() => setPosting(false)} />}
    </>
  );
}
