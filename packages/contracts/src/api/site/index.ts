/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as content from './content.ts';
export * as settings from './settings.ts';
export * as site from './site.ts';
export * as vocabulary from './vocabulary.ts';
