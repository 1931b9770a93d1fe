export { messageRoutes } from './message.routes.ts';
export { sendMessage } from './message.service.ts';
