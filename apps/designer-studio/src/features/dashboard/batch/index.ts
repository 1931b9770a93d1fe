export { BatchBar } from './batch-bar.tsx';
export type { Choice } from './choice.ts';
export { ChoiceBox } from './choice-box.tsx';
