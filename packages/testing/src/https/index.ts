export { selfSigned } from './self-signed.ts';
export type { Certificate } from './self-signed.ts';
