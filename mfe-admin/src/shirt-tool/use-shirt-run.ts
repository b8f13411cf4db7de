import { useEffect, useState } from 'react';
import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { keepRun, keptRun } from './run-storage.ts';
import { copyName, NEW_RUN } from './run.ts';
import type { ShirtCalls } from './shirt-calls.ts';
import { noticeTitles, type NoticeTitle } from './shirt-notices.ts';
import { ShirtRun } from './shirt-run.ts';
import {
  useAuthenticateShirtToolMutation,
  useConfirmRightsMutation,
  useDownloadTemplateMutation,
  useLazyFetchShirtsQuery,
  useUploadShirtMutation,
} from './shirt-tool-api.ts';
import { inThisTabOnly } from './tab-lock.ts';
import { waitFor } from './wait-for.ts';

/** The run of this tab: the one that a reload interrupted, or a new one. It stops when the page is left. */
export function useShirtRun(operatorId: string): ShirtRun {
  const toast = useToast();
  const calls = useShirtCalls();
  const [run] = useState(
    () =>
      new ShirtRun(keptRun(operatorId) ?? NEW_RUN, {
        calls,
        tell: (title, description) => toast({ title: t(noticeTitles[title]), description, tone: toneOf(title) }),
        keep: (kept) => keepRun(operatorId, kept),
        wait: waitFor,
        alone: inThisTabOnly,
      }),
  );
  useEffect(() => () => run.stop(), [run]);
  return run;
}

function toneOf(title: NoticeTitle): 'success' | 'info' | 'danger' {
  if (title === 'uploaded') return 'success';
  return title === 'partial-success' ? 'info' : 'danger';
}

function useShirtCalls(): ShirtCalls {
  const [confirmRights] = useConfirmRightsMutation();
  const [authenticate] = useAuthenticateShirtToolMutation();
  const [fetchShirts] = useLazyFetchShirtsQuery();
  const [download] = useDownloadTemplateMutation();
  const [upload] = useUploadShirtMutation();
  return {
    confirmRights: () => confirmRights({}).unwrap(),
    authenticate: (cookie) => authenticate({ roblosecurityCookie: cookie }).unwrap(),
    fetchShirts: () => fetchShirts().unwrap(),
    downloadTemplate: ({ assetId, templateUrl }, cookie) => download({ assetId, templateUrl, roblosecurityCookie: cookie }).unwrap(),
    uploadShirt: ({ assetId, name }, { cookie, csrfToken, key }) =>
      upload({ 'idempotency-key': key, body: { assetId, name: copyName(name), roblosecurityCookie: cookie, csrfToken } }).unwrap(),
  };
}
