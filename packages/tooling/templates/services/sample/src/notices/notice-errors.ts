import { defineErrors } from '@facet/service-kit';

/** Everything that posting a notice may be refused for. */
export const noticeErrors = defineErrors({ notice_exists: 409 });
