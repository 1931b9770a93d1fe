export { MoneyTab } from './money-tab.tsx';
export { payoutsQuery } from './money.api.ts';
