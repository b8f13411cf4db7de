import type { App } from '@facet/service-kit';
import type { AdminContext } from '../admin-context.ts';
import { userListRoutes } from './list-routes.ts';
import { profileRoutes } from './profile-routes.ts';

/** Members: the list, and the head of one member's profile. */
export function memberRoutes(app: App, context: AdminContext): void {
  userListRoutes(app, context);
  profileRoutes(app, context);
}
