import type { UploadForm } from '@orime/contracts/api/media/upload';
import { isApiError } from '@orime/platform';
import { useEffect, useRef, useState } from 'react';
import { FILE_WORDS } from './file-words.ts';
import { FILE_TYPES, MAX_FILE_BYTES, storedOf } from './form-file.ts';
import type { FormFile, StoredFile } from './form-file.ts';
import { openUploadTicket, uploadWithTicket } from './intake.api.ts';

export interface FormFilesOptions {
  readonly form: UploadForm;
  readonly max: number;
  /** Files of a draft, which arrived before. */
  readonly initial?: readonly FormFile[];
}

export type FormFiles = ReturnType<typeof useFormFiles>;

/** Files of a form, sent as they are chosen with a ticket of the form. A ticket that is over is replaced unseen. */
export function useFormFiles({ form, max, initial = [] }: FormFilesOptions) {
  const [files, setFiles] = useState<readonly FormFile[]>(initial);
  const [isOverfull, setOverfull] = useState(false);
  const chosen = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const ticket = useRef<Promise<string> | undefined>(undefined);

  // Uploads belong to the form: leaving it ends them.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const replace = (next: FormFile) => setFiles((now) => now.map((file) => (file.id === next.id ? next : file)));

  function currentTicket(): Promise<string> {
    ticket.current ??= openUploadTicket(form).then((opened) => opened.ticket);
    // A failed request is not remembered: the next file asks anew.
    ticket.current.catch(() => (ticket.current = undefined));
    return ticket.current;
  }

  async function upload(file: File, options: Parameters<typeof uploadWithTicket>[2]): Promise<StoredFile> {
    const used = await currentTicket();
    try {
      return storedOf(await uploadWithTicket(used, file, options));
    } catch (error) {
      if (!isTicketOver(error)) throw error;
      if (ticket.current !== undefined && (await ticket.current) === used) ticket.current = undefined;
      return storedOf(await uploadWithTicket(await currentTicket(), file, options));
    }
  }

  async function send(id: string, file: File): Promise<void> {
    const facts = { id, name: file.name, bytes: file.size };
    if (!FILE_TYPES.includes(file.type)) return replace({ ...facts, status: 'failed', message: FILE_WORDS.wrongType, canRetry: false });
    if (file.size > MAX_FILE_BYTES) return replace({ ...facts, status: 'failed', message: FILE_WORDS.tooLarge, canRetry: false });
    const controller = new AbortController();
    running.current.set(id, controller);
    replace({ ...facts, status: 'uploading', progress: 0 });
    try {
      const stored = await upload(file, {
        signal: controller.signal,
        onProgress: (progress) => replace({ ...facts, status: 'uploading', progress }),
      });
      chosen.current.delete(id);
      replace({ ...facts, status: 'done', ...stored });
    } catch (error) {
      if (!controller.signal.aborted) replace({ ...facts, status: 'failed', ...failureOf(error) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    files,
    isOverfull,
    isUploading: files.some(({ status }) => status === 'uploading'),
    hasFailed: files.some(({ status }) => status === 'failed'),
    add(list: readonly File[]): void {
      const taken = list.slice(0, Math.max(0, max - files.length)).map((file) => ({ file, id: crypto.randomUUID() }));
      setOverfull(taken.length < list.length);
      setFiles((now) => [
        ...now,
        ...taken.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, status: 'uploading' as const, progress: 0 })),
      ]);
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
    move(id: string, by: -1 | 1): void {
      setFiles((now) => {
        const from = now.findIndex((file) => file.id === id);
        const file = now[from];
        return file === undefined ? now : now.toSpliced(from, 1).toSpliced(from + by, 0, file);
      });
    },
  };
}

/** Over in time, used up, or made by a server that is no more. */
function isTicketOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 410 || error.status === 401 || error.code === 'business_rule');
}

function failureOf(error: unknown) {
  if (!isApiError(error)) return { message: FILE_WORDS.failed, canRetry: true };
  if (error.status === 0) return { message: FILE_WORDS.lost, canRetry: true };
  if (error.status === 400 || error.status === 415) return { message: FILE_WORDS.unreadable, canRetry: false };
  if (error.status === 413) return { message: error.text ?? FILE_WORDS.tooLarge, canRetry: false };
  return { message: error.text ?? FILE_WORDS.failed, canRetry: true };
}
