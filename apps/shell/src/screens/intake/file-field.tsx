import { useText } from '@orime/platform';
import { FieldError, Text, VisuallyHidden, css, font, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { FileRow } from './file-row.tsx';
import { FILE_WORDS, fill } from './file-words.ts';
import { FILE_TYPES } from './form-file.ts';
import type { FormFiles } from './use-form-files.ts';

export type FileFieldProps = {
  /** Where the error summary leads to. */
  readonly id: string;
  readonly legend: string;
  readonly label: string;
  readonly max: number;
  readonly files: FormFiles;
  readonly error: string | undefined;
};

/** Files of a form: chosen or dropped, each with its progress, in an order of the sender's. */
export function FileField({ id, legend, label, max, files, error }: FileFieldProps) {
  const text = useText();
  const arrived = files.files.findLast(({ status }) => status === 'done');
  return (
    <fieldset css={styles.root} id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend css={styles.legend}>{legend}</legend>
      {files.files.length > 0 && (
        <ol css={styles.list}>
          {files.files.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              isFirst={index === 0}
              isLast={index === files.files.length - 1}
              onRetry={() => files.retry(file.id)}
              onRemove={() => files.remove(file.id)}
              onMove={(by) => files.move(file.id, by)}
            />
          ))}
        </ol>
      )}
      {files.files.length < max && (
        <FileDrop label={label} hint={text(FILE_WORDS.hint)} accept={FILE_TYPES.join(',')} multiple onFiles={files.add} />
      )}
      {files.isOverfull && (
        <Text size="sm" tone="danger" role="alert">
          {fill(text(FILE_WORDS.tooMany), { count: max })}
        </Text>
      )}
      <VisuallyHidden role="status">{arrived === undefined ? '' : fill(text(FILE_WORDS.sent), { name: arrived.name })}</VisuallyHidden>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], minWidth: 0, margin: 0, padding: 0, border: 0 }),
  legend: css({ padding: 0, fontSize: font.size.sm, fontWeight: font.weight.medium, marginBlockEnd: space[1] }),
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
};
