export { guestDesignRoutes } from './guest-design.routes.ts';
