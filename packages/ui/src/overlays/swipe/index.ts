// A door of its own, without react-aria: the shell's first drawers swipe before any overlay is loaded.
export { useSwipe } from './use-swipe.ts';
export { useSwipeAway } from './use-swipe-away.ts';
