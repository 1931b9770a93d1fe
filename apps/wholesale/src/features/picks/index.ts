export { StylePicks } from './style-picks.tsx';
