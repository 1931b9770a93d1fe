export { ownProfileQuery } from './profile.api.ts';
