export { AdminLayout } from './admin-layout.tsx';
export { adminStatsQuery } from './admin-stats.api.ts';
export { StaffPage } from './staff-page.tsx';
