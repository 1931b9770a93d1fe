import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { color, css, font, Skeleton, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useLateT } from '../../late-texts.ts';

const TurnStage = lazy(() => import('./turn-stage.tsx').then((module) => ({ default: module.TurnStage })));

export type TurnedDesign = Pick<Design, 'category' | 'colourHex' | 'modelId' | 'clothTile'>;

export type TurnTileProps = {
  readonly design: TurnedDesign;
  readonly cloth: ImageRef | undefined;
  readonly name: string;
  /** May set `--photo`, the ratio of the box, 3:4 without it; and `--closed`, that of the box while nothing is in it. */
  readonly className?: string;
};

/** The garment, or the cut of its kind, to be turned by hand. Until somebody asks for it nothing of it is loaded. */
export function TurnTile({ design, cloth, name, className }: TurnTileProps) {
  const t = useLateT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={[styles.root, !isOpen && styles.closed]} className={className}>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="100%" />}>
          <TurnStage design={design} cloth={cloth} name={name} />
        </Suspense>
      ) : (
        <button
          type="button"
          css={styles.open}
          aria-label={design.modelId ? t('gallery.turn', { name }) : t('gallery.turn-cut', { name })}
          onClick={() => setOpen(true)}
        >
          <Text as="span" size="sm">
            {design.modelId ? t('gallery.turn-word') : t('gallery.turn-cut-word')}
          </Text>
        </button>
      )}
    </div>
  );
}

const styles = {
  root: css({ position: 'relative', aspectRatio: 'var(--photo, 3 / 4)', overflow: 'hidden', background: color.sunken }),
  closed: css({ aspectRatio: 'var(--closed, var(--photo, 3 / 4))' }),
  open: css({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    width: '100%',
    height: '100%',
    '&:focus-visible': { outlineOffset: -4 },
    // A picture of what it does, and no word of its name.
    '&::before': {
      content: '"360°"',
      fontFamily: font.brand,
      fontSize: font.size.hero,
      fontWeight: 340,
      lineHeight: 1,
    },
  }),
};
