import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { useT } from '@orime/platform';
import { css, media, space } from '@orime/ui';
import { Carousel } from '@orime/ui/data';
import { LateFilm, LateTurn } from '../late-markup/late-parts.ts';
import { PhotoButton } from './photo-button.tsx';
import type { TurnedDesign } from './turn/turn-tile.tsx';
import { useHasModel } from './turn/use-has-model.ts';

/**
 * A phone's whole width. Two pixels for each of CSS are as many as an eye tells apart on one, and a screen of 390 by 2 is content with
 * the rendition of 768.
 */
const PHONE_SIZES = '(min-resolution: 2.5dppx) 65vw, 98vw';

/** Sizes of a photograph here: the phone's whole width, else a third of the page. The route's declaration says the same. */
export const GALLERY_SIZES = `(min-width: 768px) 34vw, ${PHONE_SIZES}`;

/** Of what is alone in its row. */
const WIDE_SIZES = `(min-width: 768px) 68vw, ${PHONE_SIZES}`;

export type GalleryProps = {
  readonly views: readonly ImageRef[];
  readonly name: string;
  readonly onZoom: (index: number) => void;
  /** With its film beside the last photograph, and its model, to be turned, at the end. */
  readonly design?: TurnedDesign & Pick<Design, 'video'>;
  /** Of the cloth, for the model. */
  readonly cloth?: ImageRef | undefined;
};

/** The garment from all sides: swiped on a phone, laid out in two columns from 768 px. A photograph opens larger. */
export function Gallery({ views, name, onZoom, design, cloth }: GalleryProps) {
  const t = useT('retail-shop');
  const video = design?.video;
  const isTurned = useHasModel(design?.category);
  const count = views.length + (video ? 1 : 0) + (isTurned ? 1 : 0);
  // An odd number would leave a hole beside the last: that one takes the whole row.
  const isOdd = count > 1 && count % 2 === 1;
  const photos = views.map((image, index) => {
    const isWide = isOdd && !isTurned && index === views.length - 1;
    return (
      <PhotoButton
        key={image.id}
        image={image}
        label={t('gallery.zoom', { number: index + 1, name })}
        sizes={isWide ? WIDE_SIZES : GALLERY_SIZES}
        priority={index === 0}
        css={isWide && styles.wide}
        onPress={() => onZoom(index)}
      />
    );
  });
  const film = video ? [<LateFilm key={video.id} video={video} name={name} sizes={GALLERY_SIZES} />] : [];
  return (
    <div css={styles.root}>
      {/* One list of photographs for every width: the tracks of the carousel become a grid. */}
      <Carousel label={t('gallery.label', { name })} counter css={styles.carousel}>
        {photos.toSpliced(isTurned ? views.length : views.length - 1, 0, ...film)}
        {isTurned && design && <LateTurn css={isOdd && styles.wideTurn} design={design} cloth={cloth} name={name} />}
      </Carousel>
    </div>
  );
}

const styles = {
  root: css({ minWidth: 0 }),
  wide: css({ [media.tablet]: { '--photo': '3 / 2' } }),
  wideTurn: css({ [media.tablet]: { '--photo': '3 / 2', '--closed': '7 / 2' } }),
  carousel: css({
    marginInline: `calc(-1 * clamp(${space[4]}, 3.2vw, ${space[7]}))`,
    [media.tablet]: {
      marginInline: 0,
      '& > ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: `${space[2]} !important`, overflow: 'visible' },
      '& > ul > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
      '& > span': { display: 'none' },
    },
  }),
};
