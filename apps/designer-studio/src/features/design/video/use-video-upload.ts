import type { UploadedFile } from '@orime/contracts/api/media/upload';
import { pictureRoute } from '@orime/forms/files';
import { api, isApiError } from '@orime/platform';
import { useEffect, useRef, useState } from 'react';
import type { VideoDraft } from '../draft/design-draft.ts';
import { MAX_BYTES, MAX_SECONDS, VIDEO_TYPE } from './video-limits.ts';

export type VideoProblem = 'type' | 'large' | 'long' | 'unplayable' | 'lost' | 'refused';
export type VideoUpload =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'sending'; readonly name: string; /** 0 to 1 */ readonly progress: number }
  | { readonly status: 'failed'; readonly name: string; readonly problem: VideoProblem };

/** A film on its way: looked at here, then sent with a picture of it. `onDone` gets both once they have arrived. */
export function useVideoUpload(onDone: (video: VideoDraft) => void) {
  const [upload, setUpload] = useState<VideoUpload>({ status: 'idle' });
  const chosen = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);

  // The upload belongs to the form: leaving it ends it.
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { name } = file;
    const fail = (problem: VideoProblem): void => setUpload({ status: 'failed', name, problem });
    running.current?.abort();
    chosen.current = file;
    if (file.type !== VIDEO_TYPE) return fail('type');
    if (file.size > MAX_BYTES) return fail('large');
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setUpload({ status: 'reading', name });
    // Looking into a film is code of its own: most forms are sent without one.
    const film = await import('./read-film.ts').then(({ readFilm }) => readFilm(file));
    if (signal.aborted) return;
    if (film === undefined) return fail('unplayable');
    if (film.seconds > MAX_SECONDS + 0.5) return fail('long');
    try {
      setUpload({ status: 'sending', name, progress: 0 });
      const body = new FormData();
      body.append('file', file);
      const onProgress = (progress: number): void => setUpload({ status: 'sending', name, progress });
      const stored: UploadedFile = await api.upload('/api/upload?purpose=video', body, { signal, onProgress });
      const poster = await pictureRoute.send(film.picture, { signal, onProgress: () => undefined });
      setUpload({ status: 'idle' });
      onDone({ id: stored.id, posterId: poster.id });
    } catch (error) {
      if (!signal.aborted) fail(isApiError(error) && error.status >= 400 && error.status < 500 ? 'refused' : 'lost');
    }
  }

  return {
    upload,
    send: (file: File) => void send(file),
    retry(): void {
      if (chosen.current) void send(chosen.current);
    },
    cancel(): void {
      running.current?.abort();
      setUpload({ status: 'idle' });
    },
  };
}
