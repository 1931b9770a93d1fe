// Entry point for parts too heavy for the core. Not shared between remotes: each user bundles them. Hence these files import the core by
// package name, which is shared, never by path.
export { Breadcrumbs } from './breadcrumbs.tsx';
export { Carousel } from './carousel.tsx';
export { DataTable } from './data-table.tsx';
export type { Column } from './data-table.tsx';
export { FileDrop } from './file-drop.tsx';
export { MoneyTable } from './money-table.tsx';
export type { MoneyColumn, MoneyLine } from './money-table.tsx';
export { Pagination } from './pagination.tsx';
export type { Sort } from './sort-button.tsx';
export { PaperButtons } from './paper-buttons.tsx';
export type { Paper } from './paper-buttons.tsx';
export { PhotoStrip } from './photo-strip.tsx';
export type { Photo } from './photo-strip.tsx';
export { saveFile } from './save-file.ts';
export { scrollBehavior } from './scroll-behavior.ts';
export { StatusTimeline } from './status-timeline.tsx';
export type { TimelineState, TimelineStep } from './status-timeline.tsx';
export { Table } from './table.tsx';
export { Tabs } from './tabs.tsx';
export type { Tab } from './tabs.tsx';
export type { UploadItem } from './upload-row.tsx';
export { WhenNear } from './when-near.tsx';
