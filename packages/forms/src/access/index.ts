// Who may: panels in place of a screen, and the password asked for once more.
export { AccessPanel, refusalOf } from './access-panel.tsx';
export type { AccessPanelProps, AccessRefusal } from './access-panel.tsx';
export { useReauth } from './use-reauth.tsx';
