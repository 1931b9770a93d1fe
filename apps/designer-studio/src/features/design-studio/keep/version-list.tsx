import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import { keepPreviousData, textOfError, useFormat, useMutation, useQuery, useText } from '@orime/platform';
import { Button, color, css, FailedState, Notice, showToast, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { garmentVersionsQuery, readGarmentVersion } from '../design-studio.api.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument } from '../studio.store.ts';
import { useKeepStore } from './keep.store.ts';

/** Earlier states of a stored garment. One that is brought back is a step that can be taken back. */
export function VersionList() {
  const t = useStudioT();
  const storedAt = useKeepStore((state) => state.storedAt);
  const [isOpen, setOpen] = useState(false);
  if (storedAt === undefined) return null;
  return (
    <section css={styles.root} aria-label={t('design-studio.versions')}>
      <div>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'design-studio.versions.hide' : 'design-studio.versions.show')}
        </Button>
      </div>
      {isOpen && <Versions id={storedAt.id} version={storedAt.version} />}
    </section>
  );
}

/** Fetches. */
function Versions({ id, version }: { readonly id: string; readonly version: number }) {
  const t = useStudioT();
  const text = useText();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery({ ...garmentVersionsQuery(id, version), placeholderData: keepPreviousData });
  const restore = useMutation({
    mutationFn: async (wanted: number) => {
      const { doc, name } = await readGarmentVersion(id, wanted);
      const document = readStudioDocument(doc);
      if (document === undefined) throw new Error('The version is no document of the studio');
      return { ...document, name };
    },
    onSuccess: (document) => {
      changeDocument(() => document);
      showToast({ message: t('design-studio.versions.done'), tone: 'success' });
    },
  });
  if (data === undefined && isError) return <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  if (data === undefined)
    return (
      <SkeletonRegion css={styles.root}>
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </SkeletonRegion>
    );
  if (data.items.length === 0)
    return (
      <Text size="sm" tone="muted" role="status">
        {t('design-studio.versions.none')}
      </Text>
    );
  return (
    <>
      {restore.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(restore.error))}
        </Notice>
      )}
      <ul css={styles.list}>
        {data.items.map((each) => {
          const date = format.date(each.savedAt, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={each.version} css={styles.item}>
              <span>{date}</span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('design-studio.versions.restore.of', { date })}
                busy={restore.isPending && restore.variables === each.version}
                onClick={() => restore.mutate(each.version)}
              >
                {t('design-studio.versions.restore')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  item: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: '2.75rem',
    borderBlockEnd: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
  }),
};
