export { WholesaleTermsSection } from './wholesale-terms-section.tsx';
