export { sharedSheetsQuery } from './sheets.api.ts';
export { SharedSheets } from './shared-sheets.tsx';
