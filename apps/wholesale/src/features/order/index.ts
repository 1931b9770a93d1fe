export { statusTone } from './parts/status-tone.ts';
