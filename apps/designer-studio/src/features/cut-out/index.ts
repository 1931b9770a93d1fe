export { CutOutDialog } from './cut-out-dialog.tsx';
export type { CutOutDialogProps } from './cut-out-dialog.tsx';
export { takeHandedOver } from './work/kept-work.ts';
