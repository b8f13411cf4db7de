export { signInRoutes } from './routes.ts';
export { SignIn } from './sign-in.ts';
