export { renderOnServer } from '../render-on-server.tsx';
export type { RenderOnServerOptions } from '../render-on-server.tsx';
