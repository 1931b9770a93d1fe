import type { StudioArea } from '@orime/contracts/api/catalogue/studio-document';
import { useEffect, useEffectEvent, useState } from 'react';
import { embedPictures } from '../export/embed-pictures.ts';

/** The pictures of an area as data; empty until they are read. */
export function useAddresses(area: StudioArea | undefined): (source: string) => string {
  const [known, setKnown] = useState<{ readonly hrefOf: (source: string) => string }>({ hrefOf: () => '' });
  const sources = area?.objects.flatMap((object) => (object.kind === 'image' ? [object.source] : [])).join(' ') ?? '';
  const read = useEffectEvent((isOver: () => boolean) => {
    if (area === undefined) return;
    embedPictures(area).then(
      (hrefOf) => !isOver() && setKnown({ hrefOf }),
      () => undefined,
    );
  });
  // Reads files of this browser, again whenever other pictures are there.
  useEffect(() => {
    let isGone = false;
    if (sources !== '') read(() => isGone);
    return () => {
      isGone = true;
    };
  }, [sources]);
  return known.hrefOf;
}
