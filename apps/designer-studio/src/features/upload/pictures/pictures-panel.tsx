import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { LeaveGuard } from '@orime/forms';
import { useFormFiles } from '@orime/forms/files';
import { Link, textOfError, useFormat, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, css, Heading, Notice, showToast, space, Text } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { lazy, Suspense, useState } from 'react';
import { CutOutDialog } from '../../cut-out/index.ts';
import { SentFiles } from '../../sent-files/index.ts';
import { useUploadT } from '../upload-texts.ts';
import { saveDrafts } from '../upload.api.ts';
import { bulkRoute } from './bulk-route.ts';
import { draftsOf } from './drafts-of.ts';
import { GroupCard } from './group-card.tsx';
import { GroupWords } from './group-words.tsx';
import { duplicateIds, isDraftable, MOST_PICTURES, movePicture, noDefaults } from './picture-groups.ts';
import type { BulkPicture, GroupDefaults, PictureGroup } from './picture-groups.ts';
import { sourceOf } from './source-of.ts';
import { useArrivals } from './use-arrivals.ts';
import { useCutOutPicture } from './use-cut-out-picture.ts';
import { useHandedOver } from './use-handed-over.ts';
import { useKeptGroups } from './use-kept-groups.ts';

const CutDialog = lazy(async () => ({ default: (await import('./cut-dialog.tsx')).CutDialog }));

export type PicturesPanelProps = {
  readonly words: Vocabulary;
  /** Ids of the designs that there are already. */
  readonly known: readonly string[];
  readonly userId: string;
};

/** Pictures in, grouped by their names or by hand; a draft from each group. */
export function PicturesPanel({ words, known, userId }: PicturesPanelProps) {
  const t = useUploadT();
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [groups, setGroups] = useState<readonly PictureGroup[]>([]);
  const [defaults, setDefaults] = useState<GroupDefaults>(noDefaults);
  const [isChecked, setChecked] = useState(false);
  const [hasHeic, setHeic] = useState(false);
  const [cutting, setCutting] = useState<BulkPicture>();
  const [clearing, setClearing] = useState<{ readonly bulk: BulkPicture; readonly source: File }>();
  const [before] = useState(known);
  const count = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const files = useFormFiles({ route: bulkRoute, max: MOST_PICTURES - count });
  useArrivals(files, defaults, setGroups);
  useHandedOver(files.add);
  const kept = useKeptGroups(userId, { groups, defaults }, (found) => {
    setGroups(found.groups);
    setDefaults(found.defaults);
  });
  const open = groups.filter((group) => !isDraftable(group));
  const doubles = duplicateIds(groups);

  const saving = useMutation({
    mutationFn: () => saveDrafts(draftsOf(groups, words)),
    onSuccess: async () => {
      setGroups([]);
      setChecked(false);
      await Promise.all(['designs', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const made = saving.data?.designs.filter(({ id }) => !before.includes(id)) ?? [];

  function handleFiles(list: readonly File[]): void {
    const isHeic = ({ name }: File) => /\.hei[cf]$/i.test(name);
    setHeic(list.some(isHeic));
    files.add(list.filter((file) => !isHeic(file)));
  }

  function handleCreate(): void {
    setChecked(true);
    if (open.length === 0 && !saving.isPending) saving.mutate();
  }

  const replace = (key: string, changed: Partial<PictureGroup>): void =>
    setGroups((now) =>
      now.map((group) => (group.key === key ? { ...group, ...changed } : group)).filter(({ pictures }) => pictures.length > 0),
    );
  const replacePicture = (id: string, next: BulkPicture): void =>
    setGroups((now) => now.map((group) => ({ ...group, pictures: group.pictures.map((one) => (one.picture.id === id ? next : one)) })));
  const cutOut = useCutOutPicture(replacePicture);
  const clear = useMutation({
    mutationFn: async (bulk: BulkPicture) => ({ bulk, source: await sourceOf(bulk) }),
    onSuccess: setClearing,
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });

  return (
    <section css={styles.root} aria-labelledby="upload-pictures">
      <Heading level={2} size={4} id="upload-pictures">
        {t('upload.pictures.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('upload.pictures.text')}
      </Text>
      {made.length > 0 && (
        <Notice tone="success" role="status" title={t('upload.made', { count: made.length })}>
          <ul css={styles.made}>
            {made.map((design) => (
              <li key={design.id}>
                <Link to={`/add-design?draft=${design.id}`}>{text(design)}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {count + files.files.length < MOST_PICTURES && (
        <FileDrop
          label={t('upload.drop')}
          hint={t('upload.drop.hint', { most: MOST_PICTURES })}
          accept={[...bulkRoute.types, '.heic', '.heif'].join(',')}
          multiple
          onFiles={handleFiles}
        />
      )}
      {hasHeic && <Notice tone="warning">{t('upload.heic')}</Notice>}
      {files.isOverfull && <Notice tone="warning">{t('upload.overfull', { most: MOST_PICTURES })}</Notice>}
      <SentFiles files={files} />
      {kept.isRestored && <Notice>{t('upload.restored')}</Notice>}
      {kept.isFull && (
        <Notice tone="warning" role="alert">
          {t('upload.full')}
        </Notice>
      )}
      {groups.length > 0 && (
        <>
          <GroupWords
            words={words}
            value={defaults}
            onChange={setDefaults}
            onApply={() => setGroups((now) => now.map((group) => ({ ...group, ...filledOf(defaults) })))}
          />
          <ol css={styles.groups}>
            {groups.map((group, index) => (
              <GroupCard
                key={group.key}
                group={group}
                number={index + 1}
                groups={groups}
                words={words}
                doubles={doubles}
                isChecked={isChecked}
                onChange={(changed) => replace(group.key, changed)}
                onMove={(id, to) => setGroups((now) => movePicture(now, id, to, defaults))}
                onCut={setCutting}
                onCutOut={clear.mutate}
              />
            ))}
          </ol>
          {isChecked && open.length > 0 && (
            <Notice tone="danger" role="alert">
              {t('upload.open', { count: open.length })}
            </Notice>
          )}
          {saving.error !== null && (
            <Notice tone="danger" role="alert">
              {text(textOfError(saving.error))}
            </Notice>
          )}
          <Cluster>
            <Button size="lg" busy={saving.isPending} disabled={files.isUploading} onClick={handleCreate}>
              {t('upload.create', { count: groups.length })}
            </Button>
            <Text size="sm" tone="muted">
              {t('upload.count', { count, total: format.number(count) })}
            </Text>
          </Cluster>
        </>
      )}
      {cutting && (
        <Suspense fallback={null}>
          <CutDialog bulk={cutting} onClose={() => setCutting(undefined)} onCut={(next) => replacePicture(cutting.picture.id, next)} />
        </Suspense>
      )}
      {clearing && (
        <CutOutDialog
          picture={clearing.source}
          onDone={(blob) => cutOut.mutate({ bulk: clearing.bulk, blob })}
          onClose={() => setClearing(undefined)}
        />
      )}
      <LeaveGuard isOn={groups.length > 0} />
    </section>
  );
}

/** What is chosen for all takes the place of what each has; what is not chosen leaves it. */
function filledOf(defaults: GroupDefaults): Partial<GroupDefaults> {
  return Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== ''));
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  made: css({ margin: 0, paddingInlineStart: space[5] }),
  groups: css({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' }),
};
