/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as sharePicture from './share-picture.ts';
export * as upload from './upload.ts';
