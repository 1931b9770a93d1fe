import { useFormat } from '@orime/platform';
import { Button, ChevronLeft, ChevronRight, css, IconButton, space, Text, X } from '@orime/ui';
import { FullScreenDialog } from '@orime/ui/overlays';
import { usePicturesT } from './pictures-texts.ts';

export type Picture = { readonly id: string; readonly name: string; readonly url: string };

export type PictureViewerProps = {
  readonly pictures: readonly Picture[];
  /** Which one is shown, from 0. */
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
};

/** One picture over the whole window, and the way to the others, by arrow keys too. Loaded when a picture is first opened. */
export function PictureViewer({ pictures, place, onPlace, onClose }: PictureViewerProps) {
  const t = usePicturesT();
  const format = useFormat();
  const shown = pictures[place];
  const step = (by: number): void => onPlace((place + by + pictures.length) % pictures.length);
  if (shown === undefined) return null;
  return (
    <FullScreenDialog label={shown.name} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrows of the dialog that it fills */}
      <div
        css={styles.root}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1);
          if (key === 'ArrowLeft') step(-1);
        }}
      >
        <div css={styles.bar}>
          <Text size="sm" role="status">
            {shown.name} · {t('pictures.place', { place: format.number(place + 1), count: pictures.length })}
          </Text>
          <IconButton label={t('pictures.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <img css={styles.picture} src={shown.url} alt={shown.name} />
        {pictures.length > 1 && (
          <div css={styles.bar}>
            <Button variant="secondary" onClick={() => step(-1)}>
              <ChevronLeft size={18} aria-hidden /> {t('pictures.previous')}
            </Button>
            <Button variant="secondary" onClick={() => step(1)}>
              {t('pictures.next')} <ChevronRight size={18} aria-hidden />
            </Button>
          </div>
        )}
      </div>
    </FullScreenDialog>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', height: '100%', gap: space[3], padding: space[4] }),
  bar: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[3] }),
  picture: css({ width: '100%', height: '100%', objectFit: 'contain' }),
};
