import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { color, css, Heading, media, space, z } from '@orime/ui';
import { Composition } from '../composition.tsx';
import { useLateT } from '../late-texts.ts';
import { PhotoButton } from './photo-button.tsx';

export type ClothBandProps = {
  readonly design: Pick<Design, 'materials' | 'care' | 'weightGrams'>;
  readonly cloth: ImageRef;
  /** Of the button that enlarges it. */
  readonly label: string;
  readonly onZoom: () => void;
};

/** The cloth from close by, from edge to edge of the page, and what it is made of. */
export function ClothBand({ design, cloth, label, onZoom }: ClothBandProps) {
  const t = useLateT();
  return (
    <section css={styles.root} aria-labelledby="design-cloth">
      <PhotoButton css={styles.photo} image={cloth} label={label} sizes="100vw" onPress={onZoom} />
      <div css={styles.words}>
        <Heading level={2} id="design-cloth">
          {t('cloth.title')}
        </Heading>
        <Composition design={design} />
      </div>
    </section>
  );
}

const GUTTER = `clamp(${space[4]}, 3.2vw, ${space[7]})`;

const styles = {
  root: css({
    display: 'grid',
    marginInline: `calc(-1 * ${GUTTER})`,
    marginBlockStart: space[8],
    // The words lie on the cloth where it is wide enough.
    [media.tablet]: { '& > *': { gridArea: '1 / 1' } },
  }),
  photo: css({ '--photo': '1 / 1', [media.tablet]: { '--photo': '2 / 1' }, [media.desktop]: { '--photo': '21 / 9' } }),
  words: css({
    display: 'grid',
    gap: space[4],
    padding: `${space[5]} ${GUTTER} 0`,
    [media.tablet]: {
      position: 'relative',
      zIndex: z.raised,
      alignSelf: 'end',
      justifySelf: 'start',
      width: 'min(26rem, 50%)',
      margin: GUTTER,
      padding: space[6],
      background: color.page,
    },
  }),
};
