export { loadBuyerDocuments } from './buyer-documents.ts';
export { loadCastings } from './castings.ts';
export { loadSentMails } from './sent-mails.ts';
export { loadTroubles } from './troubles.ts';
