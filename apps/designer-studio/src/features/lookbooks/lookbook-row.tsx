import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useText } from '@orime/platform';
import { Badge, color, css, font, IconButton, Image, media, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useLookbooksT } from './lookbook-texts.ts';

const LookbookRemoval = lazy(async () => ({ default: (await import('./lookbook-removal.tsx')).LookbookRemoval }));

/** One lookbook in the list: its title leads to the form. */
export function LookbookRow({ lookbook }: { readonly lookbook: Lookbook }) {
  const t = useLookbooksT();
  const text = useText();
  const [isRemoving, setRemoving] = useState(false);
  const { id, slug, season, looks, published } = lookbook;
  const cover = lookbook.cover ?? looks[0]?.image;
  const title = text(lookbook.title);
  return (
    <li css={styles.root}>
      {cover === undefined ? <span css={styles.image} /> : <Image css={styles.image} image={cover} alt="" sizes="5rem" ratio="3 / 4" />}
      <div css={styles.words}>
        <Link css={styles.title} to={`?tab=lookbooks&book=${encodeURIComponent(id)}`}>
          {title}
        </Link>
        <Text size="sm" tone="muted">
          {[season, t('lookbooks.looks', { count: looks.length })].filter((part) => part !== '').join(' · ')}
        </Text>
        <Badge tone={published ? 'success' : 'neutral'}>{t(published ? 'lookbooks.published' : 'lookbooks.unpublished')}</Badge>
      </div>
      <div css={styles.actions}>
        <Link css={styles.look} to={`/lookbook?book=${slug}`} aria-label={t('lookbooks.look-name', { title })}>
          {t('lookbooks.look')}
        </Link>
        <IconButton label={t('lookbooks.remove-name', { title })} onClick={() => setRemoving(true)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {isRemoving && (
        <Suspense fallback={null}>
          <LookbookRemoval lookbook={lookbook} onDone={() => setRemoving(false)} />
        </Suspense>
      )}
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'center',
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' },
  }),
  image: css({ width: '5rem', aspectRatio: '3 / 4', background: color.backdrop }),
  words: css({ display: 'grid', gap: space[1], justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
  title: css({ fontWeight: font.weight.semibold, paddingBlock: space[2] }),
  actions: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    gridColumn: '1 / -1',
    [media.tablet]: { gridColumn: 'auto' },
  }),
  look: css({ paddingBlock: space[3] }),
};
