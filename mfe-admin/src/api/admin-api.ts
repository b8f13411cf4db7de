/** The calls of services/admin. Each folder says for its own ones what makes an answer old, and may add calls. */
export { adminApi } from './admin.generated.ts';
