import { FileRow } from '@orime/forms/files';
import type { FormFiles } from '@orime/forms/files';
import { css, space } from '@orime/ui';

/** Files that are on their way, and those that did not arrive with the reason. */
export function SentFiles<Stored>({ files }: { readonly files: FormFiles<Stored> }) {
  const open = files.files.filter(({ status }) => status !== 'done');
  if (open.length === 0) return null;
  return (
    <ol css={styles.list}>
      {open.map((file, index) => (
        <FileRow
          key={file.id}
          file={file}
          isFirst={index === 0}
          isLast={index === open.length - 1}
          onRetry={() => files.retry(file.id)}
          onRemove={() => files.remove(file.id)}
          onMove={(by) => files.move(file.id, by)}
        />
      ))}
    </ol>
  );
}

const styles = { list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }) };
