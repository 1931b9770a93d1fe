import { isApiError, useText } from '@orime/platform';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../form/new-key.ts';
import type { FieldProblem } from '../form/problem.ts';
import { useFileText } from './file-texts.ts';
import type { FileRoute, FormFile } from './form-file.ts';
import { megabytes, takesPicturesOnly } from './form-file.ts';
import { useKeptFiles } from './use-kept-files.ts';
import type { KeepFiles } from './use-kept-files.ts';

export type FormFilesOptions<Stored> = {
  readonly route: FileRoute<Stored>;
  /** How many files there may be. */
  readonly max: number;
  /** Files that arrived before, of a draft or a row that is edited. */
  readonly initial?: readonly FormFile<Stored>[];
  /** Keeps what has arrived in this browser beside the draft of the form, until `clear`. */
  readonly keep?: KeepFiles;
};

/** Files of a form, sent side by side as they are chosen, in an order of the sender's. Leaving the form ends what is under way. */
export function useFormFiles<Stored>({ route, max, initial = [], keep }: FormFilesOptions<Stored>) {
  const t = useFileText();
  const text = useText();
  const [files, setFiles] = useState<readonly FormFile<Stored>[]>(initial);
  const [isOverfull, setOverfull] = useState(false);
  const chosen = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());

  const kept = useKeptFiles(keep, files, (found) => setFiles((now) => [...found, ...now].slice(0, max)));

  // Uploads belong to the form: leaving it ends them.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const replace = (next: FormFile<Stored>): void => setFiles((now) => now.map((file) => (file.id === next.id ? next : file)));

  function failureOf(error: unknown): { readonly message: string; readonly canRetry: boolean } {
    const size = megabytes(route.maxBytes);
    if (!isApiError(error)) return { message: t('failed'), canRetry: true };
    if (error.status === 0) return { message: t('lost'), canRetry: true };
    if (error.status === 400 || error.status === 415) return { message: t('unreadable'), canRetry: false };
    if (error.status === 413) return { message: error.text === undefined ? t('too-large', { size }) : text(error.text), canRetry: false };
    return { message: error.text === undefined ? t('failed') : text(error.text), canRetry: true };
  }

  async function send(id: string, file: File): Promise<void> {
    const facts = { id, name: file.name, bytes: file.size };
    if (!route.types.includes(file.type))
      return replace({
        ...facts,
        status: 'failed',
        message: t(takesPicturesOnly(route.types) ? 'wrong-type.pictures' : 'wrong-type.documents'),
        canRetry: false,
      });
    if (file.size > route.maxBytes) {
      return replace({ ...facts, status: 'failed', message: t('too-large', { size: megabytes(route.maxBytes) }), canRetry: false });
    }
    const controller = new AbortController();
    running.current.set(id, controller);
    replace({ ...facts, status: 'uploading', progress: 0 });
    try {
      const { signal } = controller;
      const stored = await route.send(file, { signal, onProgress: (progress) => replace({ ...facts, status: 'uploading', progress }) });
      chosen.current.delete(id);
      replace({ ...facts, status: 'done', stored });
    } catch (error) {
      if (!controller.signal.aborted) replace({ ...facts, status: 'failed', ...failureOf(error) });
    } finally {
      running.current.delete(id);
    }
  }

  const isUploading = files.some(({ status }) => status === 'uploading');
  const hasFailed = files.some(({ status }) => status === 'failed');
  return {
    files,
    isOverfull,
    max,
    types: route.types,
    maxBytes: route.maxBytes,
    isUploading,
    hasFailed,
    /** For the `check` of the form: it waits for its files. `field` is where they stand in its draft. */
    check: (field: string): readonly FieldProblem[] => (isUploading || hasFailed ? [{ field, problem: { kind: 'refused' } }] : []),
    /** For its `say`: what is wrong with them, also when the API refuses one that it has forgotten. */
    say: (): string => t(isUploading ? 'under-way' : hasFailed ? 'not-sent' : 'gone'),
    /** What has arrived, in the sender's order. */
    stored: files.flatMap((file) => (file.status === 'done' ? [file.stored] : [])),
    add(list: readonly File[]): void {
      const taken = list.slice(0, Math.max(0, max - files.length)).map((file) => ({ file, id: newKey() }));
      setOverfull(taken.length < list.length);
      const starting = taken.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, status: 'uploading' as const, progress: 0 }));
      setFiles((now) => [...now, ...starting]);
      for (const { id, file } of taken) {
        chosen.current.set(id, file);
        void send(id, file);
      }
    },
    retry(id: string): void {
      const file = chosen.current.get(id);
      if (file !== undefined) void send(id, file);
    },
    /** Ends its upload if there is one. */
    remove(id: string): void {
      running.current.get(id)?.abort();
      chosen.current.delete(id);
      setOverfull(false);
      setFiles((now) => now.filter((file) => file.id !== id));
    },
    /** Starts over, or was sent: nothing is left of them here. */
    clear(): void {
      for (const controller of running.current.values()) controller.abort();
      chosen.current.clear();
      kept.forget();
      setOverfull(false);
      setFiles([]);
    },
    move(id: string, by: -1 | 1): void {
      setFiles((now) => {
        const from = now.findIndex((file) => file.id === id);
        return moved(now, from, from + by);
      });
    },
  };
}

export type FormFiles<Stored> = ReturnType<typeof useFormFiles<Stored>>;

/** The list with one entry elsewhere; as it was when one of the places does not exist. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
