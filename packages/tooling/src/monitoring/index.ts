export { readAlerts } from './alert-rules.ts';
export { readExposition, type Exposition } from './exposition.ts';
export { projectAlerts, projectDashboards, projectExpressions } from './monitoring-files.ts';
export { selectorsOf } from './selectors-of.ts';
export { unknownSeries } from './unknown-series.ts';
