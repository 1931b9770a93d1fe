export { SharedSheets } from './shared-sheets.tsx';
