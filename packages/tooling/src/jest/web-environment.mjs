import { TestEnvironment } from 'jest-environment-jsdom';
import { readFile } from 'node:fs/promises';
import { answerFewStylesFast } from './computed-style.ts';
import { failOnPrintedProblems } from './printed-problems.mjs';

/** jsdom with Node's network APIs: `fetch` and its companions come from Node, because ky and the API client expect standard ones. */
export default class WebEnvironment extends failOnPrintedProblems(TestEnvironment) {
  async setup() {
    await super.setup();
    answerFewStylesFast(this.global);
    const PageFormData = this.global.FormData;
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'File',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'TextEncoder',
      'TextDecoder',
      'TextDecoderStream',
      'TextEncoderStream',
      'AbortController',
      'AbortSignal',
      'BroadcastChannel',
      'structuredClone',
      'CompressionStream',
      'DecompressionStream',
    ]) {
      if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    this.global.FormData = formDataOfForms(PageFormData);
    this.global.fetch = fetchFiles;
    // jsdom has no layout: nothing is resized, and only the media query for reduced motion matches.
    this.global.ResizeObserver ??= class ResizeObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.matchMedia ??= (query) => ({
      matches: query.includes('reduced-motion'),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
  }
}

/** Node's fetch, which also answers for the files beside the code: a browser fetches them from the version's folder. */
async function fetchFiles(input, init) {
  const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return address.protocol === 'file:' ? new Response(await readFile(address)) : fetch(input, init);
}

/** Node's FormData, which Node's fetch can send, extended to read the fields of a form element. */
function formDataOfForms(PageFormData) {
  return class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new PageFormData(form, submitter)) this.append(name, value);
    }
  };
}
