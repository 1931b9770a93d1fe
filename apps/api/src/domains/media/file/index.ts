export { fileRoutes } from './file.routes.ts';
export { signedFileUrl } from './signed-url.ts';
export { areOwnImages, isOwnVideo } from './own-images.queries.ts';
