export { removeUnclaimed } from './remove-unclaimed.ts';
export { claimFiles, claimOf } from './ticket.service.ts';
export { uploadRoutes } from './upload.routes.ts';
