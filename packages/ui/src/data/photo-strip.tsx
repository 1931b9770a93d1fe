import { color, css, defineLabels, space } from '@orime/ui';
import { lazy, Suspense, useRef, useState } from 'react';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })));

export type Photo = {
  readonly id: string;
  /** May be valid for a short time only. */
  readonly url: string;
};

export type PhotoStripProps = {
  /** Names the list: "Photos of the customer". */
  readonly label: string;
  readonly photos: readonly Photo[];
  /** A photo did not load, most likely because its address has run out: asks for a new answer with new addresses. Once until one loads. */
  readonly onExpired: () => void;
};

/** Private photographs in a row; each opens large. Nothing without any. */
export function PhotoStrip({ label, photos, onExpired }: PhotoStripProps) {
  const say = usePhotoLabel();
  const [open, setOpen] = useState<number>();
  const hasAsked = useRef(false);
  if (photos.length === 0) return null;

  // New addresses that fail as well are not asked for again: the files are gone.
  function handleError(): void {
    if (hasAsked.current) return;
    hasAsked.current = true;
    onExpired();
  }
  const handleLoad = (): void => void (hasAsked.current = false);
  const nameOf = (index: number): string => say('photo', { number: String(index + 1), count: String(photos.length) });
  const shown = open === undefined ? undefined : photos[open];
  return (
    <>
      <ul css={styles.list} aria-label={label}>
        {photos.map(({ id, url }, index) => (
          <li key={id}>
            <button css={styles.button} type="button" aria-label={nameOf(index)} aria-haspopup="dialog" onClick={() => setOpen(index)}>
              <img css={styles.image} src={url} alt="" onError={handleError} onLoad={handleLoad} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && shown && (
        <Suspense fallback={null}>
          <PhotoDialog
            title={nameOf(open)}
            url={shown.url}
            onError={handleError}
            onClose={() => setOpen(undefined)}
            onEarlier={open > 0 ? () => setOpen(open - 1) : undefined}
            onLater={open < photos.length - 1 ? () => setOpen(open + 1) : undefined}
          />
        </Suspense>
      )}
    </>
  );
}

const usePhotoLabel = defineLabels({ en: { photo: 'Photo {number} of {count}' }, jp: { photo: '写真 {number}／{count}' } });

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], padding: 0, margin: 0, listStyle: 'none' }),
  button: css({ display: 'block', width: '5rem', height: '5rem', padding: 0, background: color.sunken, cursor: 'zoom-in' }),
  image: css({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }),
};
