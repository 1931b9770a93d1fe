export { ProductionTab } from './production-tab.tsx';
