import { Button, css, Image, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { FieldGroup } from '../fields/field-group.tsx';
import { FileRow } from './file-row.tsx';
import { useFileText } from './file-texts.ts';
import { megabytes } from './form-file.ts';
import type { Picture } from './picture.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export type PictureFieldProps = {
  readonly id: string;
  readonly legend: string;
  /** On the place where it is dropped: "Choose a cover". */
  readonly label: string;
  readonly hint?: string;
  /** Of the box it is shown in: `1` for an avatar, `16 / 9`. */
  readonly ratio: string;
  readonly value: Picture | null;
  readonly onChange: (picture: Picture | null) => void;
  readonly error?: string;
};

/** One picture: an avatar, a cover. */
export function PictureField({ id, legend, label, hint, ratio, value, onChange, error }: PictureFieldProps) {
  const t = useFileText();
  const uploads = usePictureUploads(1, ([arrived]) => arrived !== undefined && onChange(arrived));
  const [file] = uploads.files;
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error}>
      {value !== null && (
        <div css={styles.chosen}>
          <Image image={value} alt={legend} sizes="20rem" ratio={ratio} css={ratio === '1' ? styles.small : styles.wide} />
          <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
            {t('picture.replace', { label: legend })}
          </Button>
        </div>
      )}
      {value === null && file !== undefined && (
        <ol css={styles.list}>
          <FileRow
            file={file}
            isFirst
            isLast
            onRetry={() => uploads.retry(file.id)}
            onRemove={() => uploads.remove(file.id)}
            onMove={() => undefined}
          />
        </ol>
      )}
      {value === null && file === undefined && (
        <FileDrop
          label={label}
          hint={t('hint.pictures', { size: megabytes(uploads.maxBytes) })}
          accept={uploads.types.join(',')}
          onFiles={uploads.add}
        />
      )}
    </FieldGroup>
  );
}

const styles = {
  chosen: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' }),
  small: css({ width: '7rem' }),
  wide: css({ width: '20rem', maxWidth: '100%' }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
};
