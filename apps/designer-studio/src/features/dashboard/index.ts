export { onboardingQuery } from './dashboard.api.ts';
export { OpeningCard } from './opening-card.tsx';
export { VerifyNotice } from './verify-notice.tsx';
