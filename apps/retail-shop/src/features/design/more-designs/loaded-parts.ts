export { FetchedDesigns } from './fetched-designs.tsx';
export { FetchedLook } from './fetched-look.tsx';
export { SeenDesigns } from './seen-designs.tsx';
