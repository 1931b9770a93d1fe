import type { Revision } from '@orime/contracts/api/office/releases';
import { useReauth } from '@orime/forms/access';
import { useMutation, useQueryClient } from '@orime/platform';
import { Button, css, Notice, showToast, space, Text, TextArea } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { HISTORY_KEY } from '../../../history/history.tsx';
import { useReleasesT } from '../releases-texts.ts';
import { promoteVersion, RELEASES_KEY, rollBack, type ReleaseChange } from '../releases.api.ts';
import { ReleaseFailure } from './release-failure.tsx';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

export type Step =
  | { readonly kind: 'promote' | 'rollback'; readonly name: string; readonly from: string | null; readonly to: string }
  /** A part of the visitors gets a version, in per cent; or no longer gets it. */
  | { readonly kind: 'trial' | 'end'; readonly name: string; readonly from: string | null; readonly to: string; readonly share: number }
  /** Everything that the newest revision changed. */
  | { readonly kind: 'undo'; readonly apps: readonly string[] };

export type ReleaseStepProps = {
  readonly step: Step;
  /** What is live as the reader sees it. */
  readonly onRevision: number;
};

/** Changes what visitors get, with a reason for the history, after its name was typed and the password was entered lately. */
export function ReleaseStep({ step, onRevision }: ReleaseStepProps) {
  const t = useReleasesT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState<'once' | 'again'>();
  const reload = async (): Promise<void> => {
    await Promise.all([RELEASES_KEY, HISTORY_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const release = useMutation({
    mutationFn: (again: boolean) => reauth.run(() => carryOut(step, { onRevision, note: note.trim(), ...(again && { again }) })),
    onSuccess: async ({ revision }) => {
      showToast({ message: t('releases.done', { revision }), tone: 'success' });
      setNote('');
      await reload();
    },
  });
  const facts = factsOf(step);
  // The page that changes it is part of what is changed.
  const isOwn = step.kind === 'undo' ? step.apps.some(isOfThisPage) : isOfThisPage(step.name);
  return (
    <div css={styles.root}>
      <Text size="sm" tone="muted">
        {t(`releases.${step.kind}.text`, facts)}
      </Text>
      <TextArea
        label={t('releases.note')}
        hint={t('releases.note.hint')}
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {release.isError && (
        <ReleaseFailure error={release.error} onReload={() => void reload().then(release.reset)} onAgain={() => setAsking('again')} />
      )}
      <div>
        <Button
          variant={step.kind === 'promote' || step.kind === 'trial' ? 'primary' : 'danger'}
          busy={release.isPending}
          onClick={() => setAsking('once')}
        >
          {t(`releases.${step.kind}.submit`, facts)}
        </Button>
      </div>
      {reauth.dialog}
      {asking !== undefined && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t(`releases.${step.kind}.confirm`, facts)}
            word={step.kind === 'undo' ? String(onRevision) : step.name}
            confirmLabel={t(`releases.${step.kind}.do`)}
            onConfirm={() => {
              setAsking(undefined);
              if (!release.isPending) release.mutate(asking === 'again');
            }}
            onCancel={() => setAsking(undefined)}
          >
            <div css={styles.root}>
              <Text>{t('releases.confirm.text')}</Text>
              {isOwn && <Notice tone="warning">{t('releases.confirm.own')}</Notice>}
            </div>
          </TypedConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

function carryOut(step: Step, change: ReleaseChange): Promise<Revision> {
  switch (step.kind) {
    case 'promote':
      return promoteVersion(step.name, step.to, change);
    case 'trial':
      return promoteVersion(step.name, step.to, change, step.share);
    case 'rollback':
    case 'end':
      return rollBack(step.name, change);
    case 'undo':
      return rollBack(undefined, change);
  }
}

function factsOf(step: Step): Readonly<Record<string, string | number>> {
  if (step.kind === 'undo') return { apps: step.apps.join(', ') };
  const { name, from, to } = step;
  return { name, from: from ?? '—', to, ...('share' in step && { share: step.share }) };
}

function isOfThisPage(name: string): boolean {
  return name === 'admin' || name === 'shell';
}

const styles = { root: css({ display: 'grid', gap: space[3], minWidth: 0 }) };
