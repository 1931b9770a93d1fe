import type { GarmentCard } from '@orime/contracts/api/catalogue/garment';
import { Link, useFormat } from '@orime/platform';
import { Button, color, css, font, imageUrl, space, Text } from '@orime/ui';
import { useGarmentT } from './garment-texts.ts';

/** Where each kind is gone on with. */
const TOOLS = { studio: '/designstudio', embroidery: '/embroidery' } as const satisfies Record<GarmentCard['kind'], string>;

export type GarmentTileProps = { readonly garment: GarmentCard; readonly onRemove: () => void };

/** A drawing, which leads to its tool. */
export function GarmentTile({ garment, onRemove }: GarmentTileProps) {
  const t = useGarmentT();
  const format = useFormat();
  const { id, kind, previewFileId, updatedAt } = garment;
  const name = garment.name === '' ? t('garments.unnamed') : garment.name;
  return (
    <article css={styles.tile}>
      <div css={styles.picture}>
        {previewFileId === null ? (
          <Text tone="muted">{t(`garments.kind.${kind}`)}</Text>
        ) : (
          <img css={styles.preview} src={imageUrl(previewFileId, 480)} alt="" loading="lazy" />
        )}
      </div>
      <h3 css={styles.name}>
        <Link css={styles.link} to={`${TOOLS[kind]}?garment=${encodeURIComponent(id)}`}>
          {name}
        </Link>
      </h3>
      <Text size="sm" tone="muted">
        {t('garments.about', { kind: t(`garments.kind.${kind}`), date: format.date(updatedAt) })}
      </Text>
      <div>
        <Button size="sm" variant="ghost" aria-label={t('garments.remove.of', { name })} onClick={onRemove}>
          {t('garments.remove')}
        </Button>
      </div>
    </article>
  );
}

const styles = {
  tile: css({ position: 'relative', display: 'grid', gap: space[1] }),
  picture: css({ display: 'grid', placeItems: 'center', aspectRatio: '3 / 4', background: color.sunken }),
  preview: css({ width: '100%', height: '100%', objectFit: 'contain' }),
  name: css({ fontWeight: font.weight.medium, overflowWrap: 'anywhere' }),
  link: css({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
};
