export { mailWebhookRoutes } from './mail-webhook.routes.ts';
export { hasBounced } from './bounces.queries.ts';
