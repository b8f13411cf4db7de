import type { App } from '@facet/service-kit';
import { caseActRoutes } from './act-routes.ts';
import { appealRoutes } from './appeal-routes.ts';
import { cannedAnswerRoutes } from './canned-answers.ts';
import { Colleagues } from './colleagues.ts';
import { caseRoutes, type CaseContext } from './member-routes.ts';
import { queueRoutes } from './queue-routes.ts';

export { Facts } from './facts.ts';
export { releaseCasesOf } from './assign-case.ts';
export { forgetCasesOf, forgetOldCases } from './forget-old-cases.ts';

/** Members ask and appeal, operators answer and decide. */
export function allCaseRoutes(app: App, context: CaseContext): void {
  const { kit } = context;
  caseRoutes(app, context);
  appealRoutes(app, context);
  queueRoutes(app, kit.database);
  caseActRoutes(app, kit, new Colleagues(kit));
  cannedAnswerRoutes(app, kit);
}
