export { CompanyOffer } from './company-offer.tsx';
export { CompanyPeople } from './company-people.tsx';
export { Refusal } from './refusal.tsx';
