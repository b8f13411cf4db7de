export { fakeConsole, someOperator } from './fake-console.tsx';
