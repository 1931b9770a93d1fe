export { fileRoutes } from './file.routes.ts';
export { signedFileUrl } from './signed-url.ts';
