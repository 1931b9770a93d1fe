export { WholesaleTab } from './wholesale-tab.tsx';
