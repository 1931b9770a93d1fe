export { AdminLayout } from './admin-layout.tsx';
export { adminStatsQuery } from './admin-stats.api.ts';
export { RAIL_SECTIONS, waitingOf } from './rail-sections.ts';
export { StaffPage } from './staff-page.tsx';
