export { fileRoutes } from './file.routes.ts';
export { signedFileUrl } from './signed-url.ts';
export { areOwnImages } from './own-images.queries.ts';
