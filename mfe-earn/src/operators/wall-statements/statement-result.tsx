import { Button, Dialog, Money as Amount, SkeletonRows, SumList, Text } from '@facet/ui';
import { type FigureColumn, FigureTable, LoadFailure, moneyColumn } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useReadWallStatementQuery, type ComparedStatement } from './statements-api.ts';

type Difference = ComparedStatement['differences'][number];

/** What a statement and this site do not agree on. */
export function StatementResult({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useReadWallStatementQuery(id);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={currentData ? t('Statement of {name}', { name: currentData.provider.label }) : t('Statement')}
      actions={
        <Button asChild icon="download">
          <a href={`/api/admin/wall-statements/${id}/differences.csv`} download>
            {t('Export CSV')}
          </a>
        </Button>
      }
    >
      {currentData ? (
        <Result statement={currentData} />
      ) : error ? (
        <LoadFailure title={t('The statement did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Dialog>
  );
}

function Result({ statement }: { statement: ComparedStatement }) {
  const { said, here, agreed, missingHere, missingThere, different, differences } = statement;
  const all = missingHere + missingThere + different;
  return (
    <>
      <SumList
        variant="ruled"
        lines={[
          { label: t('Wall says'), value: <Amount amount={said} /> },
          { label: t('Credited here'), value: <Amount amount={here} /> },
          { label: t('Agree'), value: agreed },
          { label: t('In the statement, not here'), value: missingHere },
          { label: t('Here, not in the statement'), value: missingThere },
          { label: t('Another amount'), value: different },
        ]}
      />
      {all > 0 && (
        <FigureTable
          label={t('Differences')}
          columns={columns()}
          rows={differences}
          rowKey={({ kind, transaction }) => `${kind} ${transaction}`}
        />
      )}
      {differences.length < all && <Text tone="muted">{t('The largest {shown} of {all}', { shown: differences.length, all })}</Text>}
    </>
  );
}

function columns(): readonly FigureColumn<Difference>[] {
  return [
    { header: t('What'), cell: ({ kind }) => kindLabel(kind) },
    { header: t('Transaction'), cell: ({ transaction }) => <code>{transaction}</code> },
    moneyColumn(t('Wall says'), ({ said }) => said),
    moneyColumn(t('Here'), ({ here }) => here),
    { header: t('State here'), cell: ({ state }) => state ?? '–' },
  ];
}

function kindLabel(kind: Difference['kind']): string {
  switch (kind) {
    case 'missing_here':
      return t('Not here');
    case 'missing_there':
      return t('Not in the statement');
    case 'different':
      return t('Another amount');
    default:
      return kind satisfies never;
  }
}
