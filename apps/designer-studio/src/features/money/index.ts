export { MoneyTab } from './money-tab.tsx';
