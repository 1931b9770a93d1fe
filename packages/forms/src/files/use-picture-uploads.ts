import { useEffect, useEffectEvent } from 'react';
import type { Picture } from './picture.ts';
import { pictureOf } from './picture.ts';
import { pictureRoute } from './upload-routes.ts';
import { useFormFiles } from './use-form-files.ts';

/** Sends pictures as they are chosen. Each one that has arrived is handed over, in the order of choosing, and leaves the list. */
export function usePictureUploads(max: number, onPictures: (pictures: readonly Picture[]) => void) {
  const files = useFormFiles({ route: pictureRoute, max });
  const handOver = useEffectEvent((done: typeof files.files) => {
    for (const { id } of done) files.remove(id);
    onPictures(done.flatMap((file) => (file.status === 'done' ? [pictureOf(file.stored)] : [])));
  });
  // The list of files follows the network; what has arrived in front of it moves into the form.
  useEffect(() => {
    const firstOpen = files.files.findIndex(({ status }) => status === 'uploading');
    const done = files.files.slice(0, firstOpen === -1 ? undefined : firstOpen).filter(({ status }) => status === 'done');
    if (done.length > 0) handOver(done);
  }, [files.files]);
  return files;
}
