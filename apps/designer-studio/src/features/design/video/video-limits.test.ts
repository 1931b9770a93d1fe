import { expect, test } from '@jest/globals';
import * as contract from '@orime/contracts/api/media/upload';
import { MAX_BYTES, MAX_SECONDS, VIDEO_TYPE } from './video-limits.ts';

test('the limits of a film are those of the API', () => {
  expect([VIDEO_TYPE, MAX_SECONDS * 1000, MAX_BYTES]).toEqual([contract.VIDEO_TYPE, contract.MAX_VIDEO_MS, contract.MAX_UPLOAD_BYTES]);
});
