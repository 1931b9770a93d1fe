export { staffBuyerQuery, useBuyer } from './buyer.api.ts';
export { CompanyStatus } from './company-status.tsx';
