export { Amount } from './cells/amount.tsx';
export { MemberCell } from './cells/member-cell.tsx';
export { ShareBar } from './cells/share-bar.tsx';
export { StateMark, type StateTone } from './cells/state-mark.tsx';
export { TwoLines } from './cells/two-lines.tsx';
export { Usage } from './cells/usage.tsx';

export { addUp, heightOf, negated } from './figures/amounts.ts';
export { ColumnChart, ColumnChartPlace } from './figures/column-chart.tsx';
export { Figure } from './figures/figure.tsx';
export { Figures } from './figures/figures.tsx';
export { FigureTable, type FigureColumn } from './figures/figure-table.tsx';
export { SortedFigureTable, type SortedFigureColumn } from './figures/sorted-figure-table.tsx';
export { SparkLine } from './figures/spark-line.tsx';
export { moneyColumn } from './figures/money-column.tsx';

export { ActDialog } from './forms/act-dialog.tsx';
export type { Change } from './forms/changes.tsx';
export { FormDialog } from './forms/form-dialog.tsx';
export { Optional } from './forms/optional.tsx';
export { Pair } from './forms/pair.tsx';
export { Preview } from './forms/preview.tsx';
export { typedAmount, typedCount } from './forms/typed-amount.ts';
export { useAct, useKeyedAct, type Answer } from './forms/use-act.ts';
export { isUnknownOutcome, useActKey } from './forms/use-act-key.ts';
export { useActFailure, useFailure } from './forms/use-failure.ts';
export { useSeen } from './forms/use-seen.ts';
export { useForm, type Form } from './forms/use-form.ts';
export { useSubmit } from './forms/use-submit.ts';
export { UtcField, utcOf, utcValue } from './forms/utc-field.tsx';

export { useAsked } from './keys/use-asked.ts';
export { usePageKeys } from './keys/use-page-keys.ts';
export { useSingleKeys } from './keys/use-single-keys.ts';

export { DataTable, type DataTableProps } from './table/data-table.tsx';
export { FootBar } from './table/foot-bar.tsx';
export { Views } from './table/filter-views.tsx';
export { Pager } from './table/pager.tsx';
export type { Column, Filter, RowAction, TablePage } from './table/table-column.ts';
export { useOpened } from './table/use-opened.tsx';
export { useTableState, type TableQuery, type TableState } from './table/use-table-state.ts';

export { caseTitle, reasonLabel, stateLook } from './member/case-label.ts';
export { deviceName } from './member/device-name.ts';
export { FactsCard } from './member/facts-card.tsx';
export { MemberLink } from './member/member-link.tsx';
export { PartList } from './member/part-list.tsx';
export { partQuery } from './member/part-query.ts';

export { LoadFailure } from './failure/load-failure.tsx';

export { StepRow } from './first-steps/step-row.tsx';

export { defineProposals } from './proposals/define-proposals.tsx';
export { ProposalsDock } from './proposals/proposals-dock.tsx';
export { waitsForAnother } from './proposals/waits-for-another.ts';
export { SecondOperator } from './proposals/raise-limit.tsx';

export { isEnough, refusalOf, useRefusal } from './role/refusal.ts';
export { RoleButton } from './role/role-button.tsx';

export { useDenseControls } from './density/use-dense-controls.ts';
export { focusOnMount } from './focus/focus-on-mount.ts';
export { dayHeading, dayOf } from './time/day-heading.ts';
export { dayLabel, durationLabel, minuteLabel, secondLabel, sinceLabel, timeLabel, untilLabel } from './time/format-time.ts';
export { When } from './time/when.tsx';
