import type { BannerItem } from '@orime/contracts/api/site/content';
import { FormFailure } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import { Badge, Button, Cluster, color, css, IconButton, showToast, space, Text } from '@orime/ui';
import { ArrowDown, ArrowUp } from '@orime/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { isStale, StaleNotice } from '../../parts/stale-notice.tsx';
import { useBannerT } from './banner-texts.ts';
import { bannersQuery, removeBanner, reorderBanners } from './banner.api.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));

export type BannerListProps = {
  readonly items: readonly BannerItem[];
  readonly onEdit: (item: BannerItem) => void;
};

/** The messages in the order of the rotation. They are moved by dragging or by their buttons. */
export function BannerList({ items, onEdit }: BannerListProps) {
  const t = useBannerT();
  const queries = useQueryClient();
  const [dragged, setDragged] = useState<string>();
  const [asked, setAsked] = useState<BannerItem>();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: bannersQuery.queryKey });
  const order = useMutation({
    mutationFn: reorderBanners,
    onMutate: ({ next }) => queries.setQueryData(bannersQuery.queryKey, next),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: BannerItem) => removeBanner(id, version),
    onSuccess: () => void showToast({ message: t('banner.removed'), tone: 'success' }),
    onSettled: async () => {
      setAsked(undefined);
      await reload();
    },
  });
  const move = (id: string, to: number): void => {
    const from = items.findIndex((item) => item.id === id);
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from || order.isPending) return;
    order.mutate({ seen: items, next: items.toSpliced(from, 1).toSpliced(to, 0, item) });
  };
  /** Whoever was second sees the newer list first. */
  async function readAgain(): Promise<void> {
    await reload();
    order.reset();
    remove.reset();
  }
  const failure = order.error ?? remove.error;
  return (
    <>
      {failure !== null && (isStale(failure) ? <StaleNotice onReload={() => void readAgain()} /> : <FormFailure failure={failure} />)}
      <ol css={styles.list} aria-label={t('banner.list')}>
        {items.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the pointer alone: the buttons do the same
          <li
            key={item.id}
            css={styles.item}
            draggable
            data-dragged={dragged === item.id || undefined}
            onDragStart={() => setDragged(item.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index);
            }}
          >
            <div css={styles.moves}>
              <IconButton label={t('banner.up', { name: item.name })} disabled={index === 0} onClick={() => move(item.id, index - 1)}>
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton
                label={t('banner.down', { name: item.name })}
                disabled={index === items.length - 1}
                onClick={() => move(item.id, index + 1)}
              >
                <ArrowDown size={18} aria-hidden />
              </IconButton>
            </div>
            <div css={styles.words}>
              <Cluster gap={2}>
                <strong>{item.name}</strong>
                <Badge tone={item.published === 'published' ? 'success' : 'neutral'}>{t(`banner.${item.published}`)}</Badge>
              </Cluster>
              <Text size="sm" lang="en">
                {item.promoText}
              </Text>
              <Text size="sm" lang="ja">
                {item.promoTextJp}
              </Text>
              <Text size="sm" tone="muted">
                {item.promoUrl}
              </Text>
            </div>
            <Cluster gap={2}>
              <Button size="sm" variant="secondary" aria-label={t('banner.edit.name', { name: item.name })} onClick={() => onEdit(item)}>
                {t('banner.edit')}
              </Button>
              <Button size="sm" variant="ghost" aria-label={t('banner.remove.name', { name: item.name })} onClick={() => setAsked(item)}>
                {t('banner.remove')}
              </Button>
            </Cluster>
          </li>
        ))}
      </ol>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            isDangerous
            title={t('banner.remove.title', { name: asked.name })}
            confirmLabel={t('banner.remove')}
            isBusy={remove.isPending}
            onConfirm={() => {
              if (!remove.isPending) remove.mutate(asked);
            }}
            onCancel={() => setAsked(undefined)}
          >
            {t('banner.remove.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  item: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    '&[data-dragged]': { opacity: 0.5 },
  }),
  moves: css({ display: 'flex', flex: 'none' }),
  words: css({ display: 'grid', gap: space[1], flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }),
};
