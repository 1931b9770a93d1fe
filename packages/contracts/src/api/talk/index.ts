/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as channel from './channel.ts';
export * as gmailer from './gmailer.ts';
export * as message from './message.ts';
