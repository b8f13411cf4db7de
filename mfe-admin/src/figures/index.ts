export { Figure } from './figure.tsx';
export { Figures } from './figures.tsx';
export { FigureTable, type FigureColumn } from './figure-table.tsx';
export { addUp, heightOf, negated } from './amounts.ts';
export { ColumnChart } from './column-chart.tsx';
export { moneyColumn } from './money-column.tsx';
