export { MessageButton } from './message-button.tsx';
export { sharePage } from './share-page.ts';
export { SETTINGS_READ } from './shop-reads.ts';
