export { readFile } from './read-file.ts';
export { removeUnclaimed } from './remove-unclaimed.ts';
export { removeLeftovers, takeAwayFiles, takeAwayPortraits } from './take-away-files.ts';
export { claimFiles } from './ticket.service.ts';
export { uploadRoutes } from './upload.routes.ts';
export { announceFile } from './upload.queries.ts';
export { storeUpload } from './upload.service.ts';
