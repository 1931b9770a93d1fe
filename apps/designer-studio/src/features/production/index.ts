export { RunsView } from './board/runs-view.tsx';
export { CapacityCalendar } from './capacity/capacity-calendar.tsx';
export { DueMark } from './due-mark.tsx';
export { everyDesignQuery } from './in-house/designs.api.ts';
export { runsQuery } from './production.api.ts';
export { useProductionT } from './production-texts.ts';
export { dueOf, localToday, STATUS_TONES } from './run-state.ts';
export { useDay } from './use-day.ts';
