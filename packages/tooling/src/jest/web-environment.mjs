import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom without a network stack of its own: `fetch` and its companions come from Node, because ky and the
 * API client are written for the standard ones.
 */
export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'fetch', 'Request', 'Response', 'Headers', 'FormData', 'Blob', 'File',
      'ReadableStream', 'WritableStream', 'TransformStream', 'TextEncoder', 'TextDecoder', 'TextDecoderStream', 'TextEncoderStream',
      'AbortController', 'AbortSignal', 'BroadcastChannel', 'structuredClone', 'CompressionStream', 'DecompressionStream',
    ]) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
  }
}
