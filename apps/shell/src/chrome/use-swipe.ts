export { useSwipe } from '@orime/ui/swipe';
