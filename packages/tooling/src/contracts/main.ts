import { projectRoot } from '../project-root.ts';
import { actLabelProblems, operatorRoleProblems, printOperatorRoles, staleSignInProblems } from './index.ts';

/**
 * `npm run roles`: who may do what, from the contracts of all services; fails where that is not what was accepted, or
 * has no label.
 */
console.log(printOperatorRoles(projectRoot));
const problems = [...operatorRoleProblems(projectRoot), ...staleSignInProblems(projectRoot), ...actLabelProblems(projectRoot)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
