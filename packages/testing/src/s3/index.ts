export { startFakeS3 } from './start-fake-s3.ts';
export type { FakeS3, FakeS3Options } from './start-fake-s3.ts';
