export { startFakeGoogle } from './start-fake-google.ts';
export type { FakeGoogle } from './start-fake-google.ts';
