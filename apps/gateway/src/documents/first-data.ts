import { readUrl, type DocumentRead, type ReadContext } from '@orime/contracts';
import type { AnswerSource } from './api-reader.ts';

export interface FirstData {
  /** URL → answer, for the browser's query cache. */
  readonly byUrl: Readonly<Record<string, unknown>>;
  /** Read name → answer, for the templates of the head. */
  readonly byName: Readonly<Record<string, unknown>>;
  /** A required read said 404: so does the document. */
  readonly isMissing: boolean;
}

export const NO_DATA: FirstData = { byUrl: {}, byName: {}, isMissing: false };

/** Makes the declared reads of a route together. One that fails or is late is left to the browser. */
export async function readFirstData(reads: readonly DocumentRead[], context: ReadContext, api: AnswerSource): Promise<FirstData> {
  const answers = await Promise.all(
    reads.map(async (read) => {
      const url = readUrl(read, context);
      const answer = await api.read(url);
      if (answer.status !== 404 || read.otherwise === undefined) return { read, url, answer };
      const otherUrl = readUrl({ ...read, path: read.otherwise }, context);
      return { read, url: otherUrl, answer: await api.read(otherUrl) };
    }),
  );
  const ready = answers.filter(({ answer }) => answer.status === 200);
  return {
    byUrl: Object.fromEntries(ready.map(({ url, answer }) => [url, answer.body])),
    byName: Object.fromEntries(ready.map(({ read, answer }) => [read.name, answer.body])),
    isMissing: answers.some(({ read, answer }) => read.required === true && answer.status === 404),
  };
}

/**
 * Answers to the reads of lent fragments, by URL. They never decide about the document: a fragment whose data is missing asks for
 * itself. One that the page reads too is a single request.
 */
export async function readFragmentData(urls: readonly string[], api: AnswerSource): Promise<FirstData['byUrl']> {
  const answers = await Promise.all(urls.map(async (url) => [url, await api.read(url)] as const));
  return Object.fromEntries(answers.filter(([, { status }]) => status === 200).map(([url, { body }]) => [url, body]));
}
