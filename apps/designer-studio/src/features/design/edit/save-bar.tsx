import { Button, color, css, Disclosure, space, Text } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import { ChangeList } from './change-list.tsx';
import type { SavedDesign } from './use-saved-design.ts';
import type { WordSourceProps } from './use-word-source.ts';

export type SaveBarProps = WordSourceProps & {
  readonly saved: SavedDesign;
  readonly isAdmin: boolean;
  /** Pictures are on their way. */
  readonly isUploading: boolean;
};

/** What was changed and not saved, always in sight, with what saving it means. */
export function SaveBar({ saved, isAdmin, isUploading, ...source }: SaveBarProps) {
  const t = useDesignT();
  const { form, opened, draft, before, changed, isUnsent, isConflict } = saved;
  const { confirmed } = opened.design;
  const count = changed.length;
  const isReviewed = confirmed === 'confirmed' && !isAdmin;
  const isHeld = isUploading || isConflict;
  if (count === 0 && !isUnsent) return null;
  return (
    <div css={styles.root} role="group" aria-label={t('design.save-bar')}>
      {count > 0 && isReviewed && (
        <Disclosure css={styles.changes} title={t('design.review.before', { count })}>
          <ChangeList fields={changed} before={before} after={draft} {...source} />
        </Disclosure>
      )}
      <div css={styles.line}>
        <Text size="sm" css={styles.words} role="status">
          {isUploading ? t('design.wait-uploads') : count === 0 ? t('design.all-saved') : t('design.unsaved', { count })}
        </Text>
        {count > 0 && (
          <Button variant="ghost" onClick={() => form.startOver(before)} disabled={form.isBusy}>
            {t('design.discard')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isUnsent ? 'secondary' : 'primary'}
          busy={form.isBusy}
          disabled={isHeld || count === 0}
          onClick={(event) => {
            event.preventDefault();
            saved.save();
          }}
        >
          {t(isReviewed ? 'design.ask' : 'design.keep')}
        </Button>
        {isUnsent && !isAdmin && (
          <Button busy={form.isBusy} disabled={isHeld} onClick={saved.submit}>
            {t(confirmed === 'rejected' ? 'design.hand-in-again' : 'design.submit')}
          </Button>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'grid',
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.lineStrong}`,
    background: color.page,
  }),
  changes: css({ maxHeight: '50vh', overflowY: 'auto' }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', justifyContent: 'flex-end' }),
  words: css({ flex: '1 1 12rem' }),
};
