export type { LocalText } from '@orime/contracts';
