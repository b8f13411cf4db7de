export { checkContract, describeBrokenContract, type BrokenContract } from './check-contract.ts';
export { checkMajors } from './check-majors.ts';
export { contractMajor, declareMajor, type ContractFile } from './contract-major.ts';
export { findUsers, readCallingFiles } from './find-users.ts';
export type { OpenapiDocument, Operation } from './openapi-document.ts';
export { isBelow, operatorRoleProblems, printOperatorRoles, staleSignInProblems } from './operator-roles.ts';
export { actLabelProblems, servicesWithActs } from './act-labels.ts';
export { pagesWithTwoOwners } from './page-owners.ts';
