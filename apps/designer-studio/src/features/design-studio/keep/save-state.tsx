import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import { api, useMutation } from '@orime/platform';
import { Button, Cluster, css, Notice, space, Text } from '@orime/ui';
import type { RefObject } from 'react';
import { useStudioT } from '../studio-texts.ts';
import { openDocument } from '../studio.store.ts';
import { readKeep, setKeep, useKeepStore } from './keep.store.ts';
import type { Keeper } from './start-keeping.ts';
import { VisitorNotice } from './visitor-notice.tsx';

export type SaveStateProps = { readonly keeper: RefObject<Keeper | undefined>; readonly isMember: boolean };

/** Where the work is: a word beside the name. */
export function SaveWord() {
  const t = useStudioT();
  const status = useKeepStore((state) => state.status);
  return (
    <Text as="span" size="sm" tone="muted" role="status">
      {t(`design-studio.keep.${status}`)}
    </Text>
  );
}

/** What a person has to decide or know about where the work is. */
export function SaveNotices({ keeper, isMember }: SaveStateProps) {
  const t = useStudioT();
  const status = useKeepStore((state) => state.status);
  const isFull = useKeepStore((state) => state.isFull);
  const theirs = useMutation({
    mutationFn: async () => {
      const id = readKeep().storedAt?.id;
      return id === undefined ? undefined : await api.get<Garment>(`/api/garment/${encodeURIComponent(id)}`);
    },
  });

  async function handleKeepMine(): Promise<void> {
    const garment = await theirs.mutateAsync();
    if (garment) setKeep({ storedAt: { id: garment.id, version: garment.version }, status: 'changed' });
    await keeper.current?.saveNow();
  }
  async function handleTakeTheirs(): Promise<void> {
    const garment = await theirs.mutateAsync();
    const document = readStudioDocument(garment?.doc);
    if (garment === undefined || document === undefined) return;
    openDocument({ ...document, name: garment.name });
    setKeep({ storedAt: { id: garment.id, version: garment.version }, status: 'saved' });
  }

  if (status === 'untouched' && !isFull) return null;
  return (
    <div css={styles.root}>
      {isFull && (
        <Notice tone="warning" role="alert">
          {t(isMember ? 'design-studio.keep.full-member' : 'design-studio.keep.full')}
        </Notice>
      )}
      {status === 'conflict' && (
        <Notice tone="warning" role="alert" title={t('design-studio.conflict')}>
          <p>{t('design-studio.conflict.text')}</p>
          <Cluster>
            <Button size="sm" busy={theirs.isPending} onClick={() => void handleKeepMine()}>
              {t('design-studio.conflict.mine')}
            </Button>
            <Button size="sm" variant="secondary" busy={theirs.isPending} onClick={() => void handleTakeTheirs()}>
              {t('design-studio.conflict.theirs')}
            </Button>
          </Cluster>
        </Notice>
      )}
      {status === 'too-large' && (
        <Notice tone="warning" role="alert">
          {t('design-studio.keep.too-large.text')}
        </Notice>
      )}
      {!isMember && status !== 'untouched' && <VisitorNotice />}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[2] }) };
