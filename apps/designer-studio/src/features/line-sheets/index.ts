export { LineSheetEditor } from './edit/line-sheet-editor.tsx';
export { LineSheetList } from './line-sheet-list.tsx';
