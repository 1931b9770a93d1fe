export { StyleCard } from './style-card.tsx';
export { useStyleFacts } from './use-style-facts.ts';
