import { useFormat } from '@orime/platform';
import { css, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { useEffect, useEffectEvent } from 'react';
import { FieldGroup } from '../fields/field-group.tsx';
import { FileRow } from './file-row.tsx';
import { useFileText } from './file-texts.ts';
import { megabytes } from './form-file.ts';
import { PictureList } from './picture-list.tsx';
import type { Picture } from './picture.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

export type PicturesFieldProps = {
  readonly id: string;
  readonly legend: string;
  /** On the place where pictures are dropped: "Add pictures". */
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly Picture[];
  readonly onChange: (pictures: Picture[]) => void;
  readonly max: number;
  /** False where the first picture does not stand for the others. */
  readonly hasCover?: boolean;
  readonly error?: string;
  /** Told when the first picture is on its way and when the last one has arrived: a form is not sent without them. */
  readonly onUploading?: (isUploading: boolean) => void;
};

/** Pictures in their order, each with what it shows in both languages. */
export function PicturesField({ id, legend, label, hint, value, onChange, max, hasCover = true, error, onUploading }: PicturesFieldProps) {
  const t = useFileText();
  const format = useFormat();
  const uploads = usePictureUploads(max - value.length, (arrived) => onChange([...value, ...arrived].slice(0, max)));
  const { isUploading } = uploads;
  const tell = useEffectEvent((isOn: boolean) => onUploading?.(isOn));
  // Synchronises the form around it with the network.
  useEffect(() => tell(isUploading), [isUploading]);
  const room = max - value.length - uploads.files.length;
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error}>
      <div css={styles.root}>
        {value.length > 0 && <PictureList pictures={value} onChange={onChange} hasCover={hasCover} />}
        {uploads.files.length > 0 && (
          <ol css={styles.list}>
            {uploads.files.map((file, index) => (
              <FileRow
                key={file.id}
                file={file}
                isFirst={index === 0}
                isLast={index === uploads.files.length - 1}
                onRetry={() => uploads.retry(file.id)}
                onRemove={() => uploads.remove(file.id)}
                onMove={(by) => uploads.move(file.id, by)}
              />
            ))}
          </ol>
        )}
        {room > 0 && (
          <FileDrop
            label={label}
            hint={t('hint.pictures', { size: format.number(megabytes(uploads.maxBytes)) })}
            accept={uploads.types.join(',')}
            multiple
            onFiles={uploads.add}
          />
        )}
      </div>
    </FieldGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
};
