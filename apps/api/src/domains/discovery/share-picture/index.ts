export { sharePictureRoutes } from './share-picture.routes.ts';
