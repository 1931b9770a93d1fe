import type { FormFiles } from '@orime/forms/files';
import { Button, color, css, font, IconButton, space } from '@orime/ui';
import { X } from '@orime/ui/icons';
import { useUploadT } from '../upload-texts.ts';
import type { Arrived } from './bulk-route.ts';

/** Files that are on their way, and those that did not arrive with the reason. */
export function SentFiles({ files }: { readonly files: FormFiles<Arrived> }) {
  const t = useUploadT();
  const open = files.files.filter(({ status }) => status !== 'done');
  if (open.length === 0) return null;
  return (
    <ul css={styles.list}>
      {open.map((file) => (
        <li key={file.id} css={styles.file}>
          <span css={styles.name}>{file.name}</span>
          {file.status === 'failed' && <span css={styles.problem}>{file.message}</span>}
          {file.status === 'failed' && file.canRetry && (
            <Button variant="secondary" size="sm" onClick={() => files.retry(file.id)}>
              {t('upload.retry')}
            </Button>
          )}
          <IconButton label={t('upload.remove-file', { name: file.name })} onClick={() => files.remove(file.id)}>
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  file: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    alignItems: 'center',
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: font.size.sm,
  }),
  name: css({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }),
  problem: css({ color: color.danger }),
};
