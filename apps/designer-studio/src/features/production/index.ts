export { RunsView } from './board/runs-view.tsx';
export { CapacityCalendar } from './capacity/capacity-calendar.tsx';
export { everyDesignQuery } from './in-house/designs.api.ts';
export { runsQuery } from './production.api.ts';
export { dueOf, localToday } from './run-state.ts';
export { useDay } from './use-day.ts';
