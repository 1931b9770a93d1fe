// Lazy entry point: dialogs, menus and comboboxes on react-aria. Load it by `import('@orime/ui/overlays')` only, so that it is fetched with
// the first overlay.
export { Combobox } from './combobox.tsx';
export type { ComboboxOption, ComboboxProps } from './combobox.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export { FullScreenDialog } from './full-screen-dialog.tsx';
export type { FullScreenDialogProps } from './full-screen-dialog.tsx';
export { MenuButton } from './menu-button.tsx';
export type { MenuChoice } from './menu-button.tsx';
export { TypedConfirmDialog } from './typed-confirm-dialog.tsx';
export { Tooltip } from './tooltip.tsx';
