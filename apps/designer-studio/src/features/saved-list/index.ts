export { SavedRow } from './saved-row.tsx';
export { UnsavedNotice } from './unsaved-notice.tsx';
