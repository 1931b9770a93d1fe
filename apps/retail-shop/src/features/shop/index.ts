export { MessageButton } from './message-button.tsx';
export { sharePage } from './share-page.ts';
