export {
  chooseLanguage,
  currentLanguage,
  dateFormat,
  declaredText,
  defineTexts,
  formatTime,
  languages,
  msg,
  numberFormat,
  type Message,
  type Texts,
  type Translate,
} from '@facet/texts';

export { CONTRACT_VERSION } from './contract/contract-version.ts';
export {
  defineRemote,
  type RemoteApi,
  type RemoteModule,
  type RemoteRoute,
  type RemoteSlice,
  type RouteHandle,
} from './contract/remote-module.ts';
export type {
  Cohort,
  NavigationEntry,
  NoticeKind,
  RegistryDocument,
  RegistryPreview,
  RegistryRecord,
  RemoteManifest,
  Requirement,
} from './contract/registry-document.ts';

export {
  OPERATOR_ROLES,
  type OperatorRole,
  type OperatorsCommand,
  type AuditLabel,
  type OperatorsDeclaration,
  type OperatorsInsert,
  type OperatorsPanel,
  type OperatorsPlace,
  type OperatorsTab,
} from './contract/operators-declaration.ts';
export { defineOperators, type MemberPanelProps, type OperatorsModule } from './contract/operators-module.ts';

export { createRemoteApi, type RemoteApiOf, type RemoteApiOptions } from './request/create-remote-api.ts';
export { readEvents } from './request/read-events.ts';
export type { JsonRequest, RequestJson } from './request/request-json.ts';
export { useRequestKeys, type RequestKeys } from './request/use-request-keys.ts';
export {
  errorOfAnswer,
  failureOf,
  isRequestError,
  messageOf,
  requestIdOf,
  type Failure,
  type RequestError,
} from './request/request-error.ts';

export type { Member } from './session/member.ts';
export type { Transaction, TransactionCategory, TransactionPage } from './session/transaction.ts';
export { sessionApi, type PublicSettings } from './session/session-api.ts';
export { useMember, useSession, type Session } from './session/use-session.ts';
export { useInvalidateProfile, useProfile, type Profile } from './session/use-profile.ts';
export { usePublicSettings } from './session/use-public-settings.ts';

export { toRobux } from './money/robux.ts';
export { useClaim } from './money/use-claim.ts';

export { OperatorContext, useOperator, type Operator } from './operators/operator.ts';
export { askOperatorsCallsAgain, createOperatorsApi, isOperatorsChange, operatorsRefusal } from './operators/operators-calls.ts';
export { OperatorViewsContext, useOperatorViews, type OperatorView, type OperatorViews } from './operators/operator-views.ts';
export { CountStepContext, useCountedStep, type CountStep, type StepIsOpen } from './operators/first-steps.ts';
export { HoldProfileContext, useProfileHeld } from './operators/profile-held.ts';
export {
  OperatorsHostContext,
  useOperatorsHost,
  type OperatorsEntry,
  type OperatorsHost,
  type OperatorsPartProps,
} from './operators/operators-host.ts';

export type { Line } from './lines/line.ts';
export { lineText, sentenceText } from './lines/line-text.ts';
export { refusalLabel, refusals, refusalText } from './lines/refusals.ts';

export type { BalanceEvent } from './live/balance-event.ts';
export { useNewTransactions } from './live/new-transactions.ts';

export { newTab } from './platform/new-tab.ts';
export * from './platform/router.ts';
export * from './platform/store.ts';

export { late } from './late.tsx';
export { userAgentOf } from './user-agent.ts';
