export { ManagedBuyers } from './managed-buyers.tsx';
export { ManagerHome } from './manager-home.tsx';
