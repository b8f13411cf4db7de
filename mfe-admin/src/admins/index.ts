export { useGetOperatorPolicyQuery, useListAdminsQuery } from './admins-api.ts';
