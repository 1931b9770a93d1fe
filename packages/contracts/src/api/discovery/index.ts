/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as archive from './archive.ts';
export * as geo from './geo.ts';
export * as search from './search.ts';
