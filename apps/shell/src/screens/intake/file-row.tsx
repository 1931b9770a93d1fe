import { useFormat, useText } from '@orime/platform';
import { Button, Check, FieldError, IconButton, ProgressBar, Text, X, color, css, space } from '@orime/ui';
import { ArrowDown, ArrowUp } from '@orime/ui/icons';
import { FILE_WORDS, fill } from './file-words.ts';
import { megabytes } from './form-file.ts';
import type { FormFile } from './form-file.ts';

export type FileRowProps = {
  readonly file: FormFile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
};

/** One file: how far it is, and what may be done with it. */
export function FileRow({ file, isFirst, isLast, onRetry, onRemove, onMove }: FileRowProps) {
  const text = useText();
  const { number } = useFormat();
  const { name } = file;
  const say = (words: (typeof FILE_WORDS)[keyof typeof FILE_WORDS]) => fill(text(words), { name });
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
                {fill(text(FILE_WORDS.size), { size: number(megabytes(file.bytes)) })}
              </Text>
            </span>
          </span>
        )}
        {file.status === 'failed' && (
          <>
            <FieldError role="alert">{text(file.message)}</FieldError>
            {file.canRetry && (
              <Button variant="secondary" size="sm" onClick={onRetry} css={styles.retry}>
                {text(FILE_WORDS.retry)}
              </Button>
            )}
          </>
        )}
      </div>
      <div css={styles.tools}>
        <IconButton label={say(FILE_WORDS.earlier)} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <IconButton label={say(FILE_WORDS.later)} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown size={16} aria-hidden />
        </IconButton>
        <IconButton label={say(file.status === 'uploading' ? FILE_WORDS.cancel : FILE_WORDS.remove)} onClick={onRemove}>
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
