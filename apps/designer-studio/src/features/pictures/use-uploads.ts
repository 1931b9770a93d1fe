import type { UploadedFile } from '@orime/contracts/api/media/upload';
import { api, useT, useText } from '@orime/platform';
import type { UploadItem } from '@orime/ui/data';
import { useEffect, useRef, useState } from 'react';
import { textOfError } from '../form/index.ts';
import { PICTURE_TYPES, MAX_BYTES, pictureOf } from './picture.ts';
import type { Picture } from './picture.ts';

/** Sends pictures as they are chosen, side by side. Each one that has arrived is handed over and leaves the list. */
export function useUploads(onPicture: (picture: Picture) => void) {
  const t = useT('designer-studio');
  const text = useText();
  const [uploads, setUploads] = useState<readonly UploadItem[]>([]);
  const running = useRef(new Map<string, AbortController>());

  // Uploads belong to the form: leaving it ends them.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const drop = (id: string) => setUploads((now) => now.filter((upload) => upload.id !== id));
  const replace = (item: UploadItem) => setUploads((now) => now.map((upload) => (upload.id === item.id ? item : upload)));

  async function send(id: string, file: File): Promise<void> {
    const { name } = file;
    if (!PICTURE_TYPES.split(',').includes(file.type)) return replace({ id, name, status: 'failed', message: t('pictures.error.type') });
    if (file.size > MAX_BYTES) return replace({ id, name, status: 'failed', message: t('pictures.error.size') });
    const controller = new AbortController();
    running.current.set(id, controller);
    const form = new FormData();
    form.append('file', file);
    try {
      const stored = await api.upload<UploadedFile>('/api/upload', form, {
        signal: controller.signal,
        onProgress: (progress) => replace({ id, name, status: 'uploading', progress }),
      });
      drop(id);
      onPicture(pictureOf(stored));
    } catch (error) {
      if (!controller.signal.aborted) replace({ id, name, status: 'failed', message: text(textOfError(error)) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    uploads,
    isUploading: uploads.some(({ status }) => status === 'uploading'),
    add(files: readonly File[]): void {
      const items = files.map((file) => ({ file, id: crypto.randomUUID() }));
      setUploads((now) => [...now, ...items.map(({ id, file }) => ({ id, name: file.name, status: 'uploading' as const, progress: 0 }))]);
      for (const { id, file } of items) void send(id, file);
    },
    cancel(id: string): void {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}
