// The package says nothing of its types.
declare module 'react-refresh/runtime' {
  const runtime: { injectIntoGlobalHook(page: object): void };
  export default runtime;
}
