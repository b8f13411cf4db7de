import { borders } from './rule-borders.ts';
import { classes } from './rule-classes.ts';
import { commentWidth } from './rule-comment-width.ts';
import { environment } from './rule-environment.ts';
import { privateMembers } from './rule-private-members.ts';
import { retiredNames } from './rule-retired-names.ts';
import { sqlCase } from './rule-sql-case.ts';
import { vagueNames } from './rule-vague-names.ts';

/** Lint rules of this project's own; oxlint loads them by `.oxlintrc.json`. */
const plugin = {
  meta: { name: 'facet' },
  rules: {
    borders,
    classes,
    'comment-width': commentWidth,
    environment,
    'private-members': privateMembers,
    'retired-names': retiredNames,
    'sql-case': sqlCase,
    'vague-names': vagueNames,
  },
};

export default plugin;
