// Keys of a screen, and the sheet that lists them.
export { KeyHelp } from './key-help.tsx';
export type { KeyBinding } from './key-binding.ts';
export { useKeys } from './use-keys.ts';
export type { Keys } from './use-keys.ts';
