import { Button, useToast } from '@facet/ui';
import { fetchFile } from '../download/fetch-file.ts';
import { saveFile } from '../download/save-file.ts';
import { t } from '../texts.ts';
import type { StatementFilter } from './statement-filter.ts';

/** The lines that are shown, all of them, as a file for a spreadsheet. */
export function DownloadCsv({ filter }: { filter: StatementFilter }) {
  const toast = useToast();
  const download = async () => {
    const query = new URLSearchParams({ ...filter }).toString();
    const answer = await fetchFile(`/api/user/transactions.csv${query && `?${query}`}`);
    if ('problem' in answer) return toast({ tone: 'danger', title: t('Download Failed'), description: answer.problem });
    const parts = [filter.month ?? 'all', filter.category, filter.earned, filter.since, filter.search && 'search'].filter(
      (part) => part !== undefined,
    );
    saveFile(`statement-${parts.join('-')}.csv`, answer.file);
  };
  return (
    <Button icon="download" onClick={download}>
      {t('Download CSV')}
    </Button>
  );
}
