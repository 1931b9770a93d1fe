import { pictureOf } from '@orime/forms/files';
import type { FormFiles } from '@orime/forms/files';
import { useEffect, useEffectEvent } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Arrived } from './bulk-route.ts';
import { addPictures } from './picture-groups.ts';
import type { BulkPicture, GroupDefaults, PictureGroup } from './picture-groups.ts';

/** Moves pictures that have arrived out of the list of files into the groups, in the order of choosing. */
export function useArrivals(
  files: FormFiles<Arrived>,
  defaults: GroupDefaults,
  setGroups: Dispatch<SetStateAction<readonly PictureGroup[]>>,
): void {
  const handOver = useEffectEvent((done: typeof files.files) => {
    for (const { id } of done) files.remove(id);
    const arrived = done.flatMap((file) => (file.status === 'done' ? [arrivedPicture(file.stored)] : []));
    setGroups((now) => addPictures(now, arrived, defaults));
  });
  // Follows the network: a picture behind one that is still on its way waits for it.
  useEffect(() => {
    const firstOpen = files.files.findIndex(({ status }) => status === 'uploading');
    const done = files.files.slice(0, firstOpen === -1 ? undefined : firstOpen).filter(({ status }) => status === 'done');
    if (done.length > 0) handOver(done);
  }, [files.files]);
}

function arrivedPicture({ stored, source, digest }: Arrived): BulkPicture {
  return { picture: pictureOf(stored), fileName: source.name, source, digest };
}
