export { PictureField } from './picture-field.tsx';
export { PictureList } from './picture-list.tsx';
export { useUploads } from './use-uploads.ts';
export type { Picture } from './picture.ts';
export { PICTURE_TYPES } from './picture.ts';
