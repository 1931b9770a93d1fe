import { useFormat } from '@orime/platform';
import { css, space, Text, VisuallyHidden } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { FieldGroup } from '../fields/field-group.tsx';
import { FileRow } from './file-row.tsx';
import { useFileText } from './file-texts.ts';
import { megabytes, takesPicturesOnly } from './form-file.ts';
import type { FormFiles } from './use-form-files.ts';

export type FilesFieldProps = {
  /** Where the error summary leads to. */
  readonly id: string;
  readonly legend: string;
  /** On the place where files are dropped: "Add photos". */
  readonly label: string;
  readonly hint?: string;
  readonly files: FormFiles<unknown>;
  readonly error?: string;
};

/** Files of a form: chosen or dropped, each with its progress, in an order of the sender's. */
export function FilesField({ id, legend, label, hint, files, error }: FilesFieldProps) {
  const t = useFileText();
  const format = useFormat();
  const arrived = files.files.findLast(({ status }) => status === 'done');
  const size = format.number(megabytes(files.maxBytes));
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error}>
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
      {files.files.length < files.max && (
        <FileDrop
          label={label}
          hint={t(takesPicturesOnly(files.types) ? 'hint.pictures' : 'hint.documents', { size })}
          accept={files.types.join(',')}
          multiple={files.max > 1}
          onFiles={files.add}
        />
      )}
      {files.isOverfull && (
        <Text size="sm" tone="danger" role="alert">
          {t('too-many', { count: files.max })}
        </Text>
      )}
      <VisuallyHidden role="status">{arrived === undefined ? '' : t('arrived', { name: arrived.name })}</VisuallyHidden>
    </FieldGroup>
  );
}

const styles = { list: css({ display: 'grid', gap: space[2], margin: 0, marginBlockEnd: space[3], padding: 0, listStyle: 'none' }) };
