export { OwnGarments } from './own-garments.tsx';
