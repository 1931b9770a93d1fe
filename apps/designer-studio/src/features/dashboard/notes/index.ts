export { OrderNotes } from './order-notes.tsx';
