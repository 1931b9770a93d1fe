// Files of forms: uploads with tickets and progress, pictures in order. A door of its own: few forms take files.
export { FilesField } from './files-field.tsx';
export { FileRow } from './file-row.tsx';
export { PictureField } from './picture-field.tsx';
export { PicturesField } from './pictures-field.tsx';
export type { Picture } from './picture.ts';
export { pictureOf } from './picture.ts';
export { usePictureUploads } from './use-picture-uploads.ts';
export type { FileRoute, FormFile, UploadRun } from './form-file.ts';
export { documentRoute, pictureRoute, ticketRoute } from './upload-routes.ts';
export type { ClaimedFile } from './upload-routes.ts';
export { useFormFiles } from './use-form-files.ts';
export type { FormFiles } from './use-form-files.ts';
