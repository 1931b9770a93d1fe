export { removeUnclaimed } from './remove-unclaimed.ts';
export { claimFiles } from './ticket.service.ts';
export { uploadRoutes } from './upload.routes.ts';
