import { Check, color, css, FieldError, IconButton, ProgressBar, space, useUiLabel, X } from '@orime/ui';

export type UploadItem = { readonly id: string; readonly name: string } & (
  | { readonly status: 'uploading'; /** 0 to 1. */ readonly progress: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly message: string }
);

type UploadRowProps = { readonly upload: UploadItem; readonly onCancel?: (id: string) => void };

/** One upload of a `FileDrop`. */
export function UploadRow({ upload, onCancel }: UploadRowProps) {
  const say = useUiLabel();
  const action = upload.status === 'uploading' ? 'cancel' : 'remove';
  return (
    <li css={styles.root}>
      <div css={styles.body}>
        {upload.status === 'uploading' && <ProgressBar label={upload.name} value={upload.progress} />}
        {upload.status === 'done' && (
          <span css={styles.done}>
            <Check size={16} aria-hidden />
            {upload.name}
          </span>
        )}
        {upload.status === 'failed' && (
          <>
            <span>{upload.name}</span>
            <FieldError role="alert">{upload.message}</FieldError>
          </>
        )}
      </div>
      {onCancel && (
        <IconButton label={`${say(action)}: ${upload.name}`} onClick={() => onCancel(upload.id)}>
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: space[3] }),
  body: css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
  done: css({ display: 'inline-flex', alignItems: 'center', gap: space[2], '& svg': { color: color.success } }),
};
