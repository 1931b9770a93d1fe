/** What the rest of the shell uses of the loader. `main.ts` takes `trusted-types.ts` by itself, to stay small. */
export { RemoteScreen } from './remote-screen.tsx';
