import { Link } from '@orime/platform';
import { Button, Cluster, css, IconButton, Notice, space, Text, TextField } from '@orime/ui';
import { RotateCcw } from '@orime/ui/icons';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { changeWork, redo, undo, useWorkStore } from '../work/work.store.ts';
import { EMPTY_WORK } from '../work/work.ts';
import type { Saving } from './use-saving.ts';

export type WorkBarProps = { readonly saving: Saving; readonly isSignedIn: boolean; readonly isFull: boolean };

/** Name, steps back and forth, and saving. */
export function WorkBar({ saving, isSignedIn, isFull }: WorkBarProps) {
  const t = useEmbroideryT();
  const work = useWorkStore((state) => state.work);
  const canUndo = useWorkStore((state) => state.past.length > 0);
  const canRedo = useWorkStore((state) => state.future.length > 0);
  const { state, save, takeTheirs, startNew } = saving;
  return (
    <div css={styles.root}>
      <div css={styles.row}>
        <TextField
          css={styles.name}
          label={t('work.name')}
          placeholder={t('work.unnamed')}
          value={work.name}
          maxLength={120}
          onChange={({ currentTarget: { value } }) => changeWork((now) => ({ ...now, name: value }), 'name')}
        />
        <Cluster>
          <IconButton label={t('work.undo')} disabled={!canUndo} onClick={undo}>
            <RotateCcw size={18} aria-hidden />
          </IconButton>
          <IconButton label={t('work.redo')} disabled={!canRedo} onClick={redo}>
            <RotateCcw css={styles.mirrored} size={18} aria-hidden />
          </IconButton>
          {isSignedIn && (
            <Button size="sm" busy={state.status === 'busy'} disabled={work.shapes.length === 0} onClick={() => void save()}>
              {t('work.save')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            disabled={work.shapes.length === 0 && work.name === ''}
            onClick={() => {
              startNew();
              changeWork(() => EMPTY_WORK);
            }}
          >
            {t('work.new')}
          </Button>
        </Cluster>
      </div>
      {state.status === 'saved' && (
        <Text size="sm" role="status">
          {t('work.saved')}
        </Text>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {t(state.isTooLarge ? 'work.too-large' : 'work.failed')}
        </Notice>
      )}
      {state.status === 'conflict' && (
        <Notice tone="warning" role="alert" title={t('work.conflict')}>
          <Cluster>
            <Button size="sm" variant="secondary" onClick={() => void takeTheirs()}>
              {t('work.conflict.theirs')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => void save({ asNew: true })}>
              {t('work.conflict.copy')}
            </Button>
          </Cluster>
        </Notice>
      )}
      {isFull && (
        <Notice tone="warning" role="alert">
          {t('work.full')}
        </Notice>
      )}
      {!isSignedIn && (
        <Text size="sm" tone="muted">
          {t('work.guest')} <Link to="/register">{t('work.guest.join')}</Link>
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] }),
  name: css({ flex: '1 1 14rem', maxWidth: '28rem' }),
  mirrored: css({ transform: 'scaleX(-1)' }),
};
