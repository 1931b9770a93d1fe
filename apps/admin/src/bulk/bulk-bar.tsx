import { FormFailure } from '@orime/forms';
import { isApiError } from '@orime/platform';
import { Button, Cluster, color, css, font, Notice, space, Text, TextField } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useState } from 'react';
import { BulkRows } from './bulk-rows.tsx';
import { useBulkT } from './bulk-texts.ts';
import { MAX_ROWS } from './bulk.api.ts';
import type { BulkEditing } from './use-bulk-edit.ts';

export type BulkBarProps<Row> = {
  readonly bulk: BulkEditing;
  readonly columns: readonly GridColumn<Row>[];
  /** Whether owners are told why, which some changes need. */
  readonly reasonHint: string;
};

/** Edits that wait: shown by the API before they are applied, and taken back after. Nothing is drawn while there are none. */
export function BulkBar<Row>({ bulk, columns, reasonHint }: BulkBarProps<Row>) {
  const t = useBulkT();
  const [reason, setReason] = useState('');
  const { changes, count, shown, done, preview, apply, undo } = bulk;
  const isTooMany = changes.size > MAX_ROWS;
  const failure = [apply.error, preview.error, undo.error].find((error) => error !== null && !isGivenUp(error));
  const needsReason =
    shown?.status === 'preview' && reason.trim() === '' && shown.answer.rows.some((row) => row.reason === 'reason_required');
  const doable = shown?.status === 'preview' ? shown.answer.rows.filter((row) => row.result === 'change' || mayBe(row.reason)).length : 0;

  if (changes.size === 0) {
    if (done.length === 0) return bulk.dialog;
    return (
      <Notice tone="success" role="status">
        <Cluster justify="space-between">
          {t('bulk.done', { count: done.length })}
          <Button size="sm" variant="secondary" busy={undo.isPending} onClick={() => undo.mutate(done)}>
            {t('bulk.undo')}
          </Button>
        </Cluster>
        {failure !== undefined && <FormFailure failure={failure} />}
        {bulk.dialog}
      </Notice>
    );
  }
  return (
    <section css={styles.root} aria-label={t('bulk.title')}>
      <Cluster justify="space-between">
        <p css={styles.count} role="status">
          {t('bulk.waiting', { changes: t('bulk.changes', { count }), rows: t('bulk.rows', { count: changes.size }) })}
        </p>
        <Cluster gap={2}>
          <Button size="sm" variant="ghost" onClick={bulk.discard}>
            {t('bulk.discard')}
          </Button>
          <Button
            size="sm"
            variant={shown === undefined ? 'primary' : 'secondary'}
            busy={preview.isPending}
            disabled={isTooMany}
            onClick={() => preview.mutate(reason.trim())}
          >
            {t('bulk.preview')}
          </Button>
        </Cluster>
      </Cluster>
      {isTooMany && <Notice tone="warning">{t('bulk.too-many', { count: MAX_ROWS })}</Notice>}
      {failure !== undefined &&
        (isOutdated(failure) ? <Notice tone="warning">{t('bulk.outdated')}</Notice> : <FormFailure failure={failure} />)}
      {shown?.status === 'preview' && (
        <>
          {shown.isNew && <Notice tone="warning">{t('bulk.is-new')}</Notice>}
          <BulkRows caption={t('bulk.preview.title')} rows={shown.answer.rows} columns={columns} />
          {doable > 0 && (
            <div css={styles.apply}>
              <TextField
                label={t('bulk.reason')}
                hint={reasonHint}
                optional={!needsReason}
                maxLength={500}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
              <Button busy={apply.isPending} disabled={needsReason} onClick={() => apply.mutate(reason.trim())}>
                {t('bulk.apply', { count: doable })}
              </Button>
              {needsReason && (
                <Text size="sm" tone="muted">
                  {t('bulk.reason.needed')}
                </Text>
              )}
            </div>
          )}
        </>
      )}
      {shown?.status === 'left' && (
        <>
          <Notice tone="warning" role="alert" title={t('bulk.left.title')}>
            {t('bulk.left.text')}
          </Notice>
          <BulkRows caption={t('bulk.left.title')} rows={shown.rows} columns={columns} />
          <Cluster gap={2}>
            <Button size="sm" variant="secondary" busy={preview.isPending} onClick={() => preview.mutate(reason.trim())}>
              {t('bulk.keep-mine')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => bulk.takeTheirs(shown.rows.map(({ id }) => id))}>
              {t('bulk.take-theirs')}
            </Button>
          </Cluster>
        </>
      )}
      {bulk.dialog}
    </section>
  );
}

/** Who does not give the password has decided not to go on. */
function isGivenUp(error: unknown): boolean {
  return isApiError(error) && error.code === 'reauth_required';
}

/** The token of the preview was used, or is older than half an hour. */
function isOutdated(error: unknown): boolean {
  return isApiError(error) && error.code === 'token_used';
}

/** Refused only for want of a reason. */
function mayBe(reason: string | null): boolean {
  return reason === 'reason_required';
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: space[3],
    border: `1px solid ${color.accent}`,
    background: color.surface,
  }),
  count: css({ fontWeight: font.weight.medium, fontVariantNumeric: 'tabular-nums' }),
  apply: css({ display: 'grid', gap: space[3], justifyItems: 'start', maxWidth: '40rem', '& > :first-of-type': { width: '100%' } }),
};
