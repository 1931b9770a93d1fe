export { LookbooksTab } from './lookbooks-tab.tsx';
