export { RemoteError } from './remote-error.ts';
export type { RemoteErrorCode } from './remote-error.ts';
export { RemoteScreen } from './remote-screen.tsx';
export type { RemoteScreenProps } from './remote-screen.tsx';
export { installTrustedTypes } from './trusted-types.ts';
