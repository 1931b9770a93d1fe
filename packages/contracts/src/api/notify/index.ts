/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as emailPreferences from './email-preferences.ts';
export * as mailWebhook from './mail-webhook.ts';
export * as notification from './notification.ts';
