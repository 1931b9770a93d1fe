export { readFile } from './read-file.ts';
export { removeUnclaimed } from './remove-unclaimed.ts';
export { claimFiles } from './ticket.service.ts';
export { uploadRoutes } from './upload.routes.ts';
export { storeUpload } from './upload.service.ts';
