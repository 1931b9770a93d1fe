/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as article from './article.ts';
export * as articleEdit from './article-edit.ts';
export * as collection from './collection.ts';
export * as eventApi from './event.ts';
export * as lentStories from './lent-stories.ts';
