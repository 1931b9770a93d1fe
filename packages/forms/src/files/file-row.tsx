import { useFormat } from '@orime/platform';
import { Button, Check, FieldError, IconButton, ProgressBar, Text, X, color, css, space } from '@orime/ui';
import { ArrowDown, ArrowUp } from '@orime/ui/icons';
import { useFileText } from './file-texts.ts';
import { megabytes } from './form-file.ts';
import type { FormFile } from './form-file.ts';

export type FileRowProps = {
  readonly file: FormFile<unknown>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
};

/** One file: how far it is, and what may be done with it. */
export function FileRow({ file, isFirst, isLast, onRetry, onRemove, onMove }: FileRowProps) {
  const t = useFileText();
  const { number } = useFormat();
  const { name } = file;
  return (
    <li css={styles.root}>
      <div css={styles.body}>
        {file.status === 'uploading' ? (
          <ProgressBar label={name} value={file.progress} />
        ) : (
          <span css={styles.name}>
            {file.status === 'done' && <Check size={16} aria-hidden css={styles.arrived} />}
            <span css={styles.words}>
              {name}
              <Text as="span" size="xs" tone="muted">
                {t('size', { size: number(megabytes(file.bytes)) })}
              </Text>
            </span>
          </span>
        )}
        {file.status === 'failed' && (
          <>
            <FieldError role="alert">{file.message}</FieldError>
            {file.canRetry && (
              <Button variant="secondary" size="sm" onClick={onRetry} css={styles.retry}>
                {t('retry')}
              </Button>
            )}
          </>
        )}
      </div>
      <div css={styles.tools}>
        {!(isFirst && isLast) && (
          <>
            <IconButton label={t('earlier', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton label={t('later', { name })} disabled={isLast} onClick={() => onMove(1)}>
              <ArrowDown size={16} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label={t(file.status === 'uploading' ? 'cancel' : 'remove', { name })} onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    background: color.surface,
  }),
  body: css({ flex: '1 1 14rem', minWidth: 0, display: 'grid', gap: space[1], overflowWrap: 'anywhere' }),
  name: css({ display: 'flex', alignItems: 'baseline', gap: space[2] }),
  words: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] }),
  arrived: css({ color: color.success, flex: 'none', alignSelf: 'center' }),
  retry: css({ justifySelf: 'start' }),
  tools: css({ display: 'flex', flex: 'none' }),
};
