import type { StyleBlock } from '@orime/contracts';
import { StaticRouter } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { createStyleCache } from '@orime/ui';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app.tsx';
import { ownerOf } from '../remotes/owner-of.ts';
import type { RouteRow } from '../routing/route-table.ts';
import { extractStyles } from './extract-styles.ts';

export interface ServerPage {
  readonly platform: Platform;
  readonly rows: readonly RouteRow[];
  readonly address: string;
}

/** Something that threw, or was not there at the deadline. */
export interface Fault {
  /** Name of the remote whose code it was; undefined where that cannot be told. */
  readonly remote: string | undefined;
  readonly reason: string;
}

export interface RenderedMarkup {
  readonly html: string;
  readonly styles: readonly StyleBlock[];
  readonly faults: readonly Fault[];
}

/** The whole page, once everything in it is ready. Rejects when it fails outside of every boundary. */
export async function renderPage({ platform, rows, address }: ServerPage, deadline: number): Promise<RenderedMarkup> {
  const styleCache = createStyleCache();
  // Collects the styles, instead of writing each before the first element that has it.
  styleCache.compat = true;
  const { html, faults } = await renderWhole(
    <StaticRouter location={address}>
      <App platform={platform} rows={rows} styleCache={styleCache} />
    </StaticRouter>,
    deadline,
  );
  return { html, styles: extractStyles(styleCache), faults };
}

/** React hints at images before the markup; the document has one hint of its own, for the image that matters. */
const IMAGE_HINTS = /^(<link rel="preload" as="image"[^>]*>)+/;

function renderWhole(tree: ReactNode, deadline: number): Promise<Pick<RenderedMarkup, 'html' | 'faults'>> {
  return new Promise((resolve, reject) => {
    const faults: Fault[] = [];
    const stream = renderToPipeableStream(tree, {
      // Markup that is all there is written in its place, whatever its size: a late place needs a script to be moved.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        void readAll(stream.pipe).then((html) => resolve({ html: html.replace(IMAGE_HINTS, ''), faults }), reject);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError: (error, { componentStack = '' }) => {
        const stack = error instanceof Error ? (error.stack ?? '') : '';
        faults.push({ remote: ownerOf(`${stack}\n${componentStack}`)?.split('@', 1)[0], reason: String(error) });
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('not rendered in time')), Math.max(0, deadline - performance.now()));
  });
}

function readAll(pipe: (destination: Writable) => Writable): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        done();
        resolve(Buffer.concat(chunks).toString());
      },
    });
    sink.on('error', reject);
    pipe(sink);
  });
}
