export { Composer } from './composer/composer.tsx';
export { readChosen } from './chosen-receivers.ts';
export type { ChosenReceivers } from './chosen-receivers.ts';
export { Mailings } from './mailings/mailings.tsx';
