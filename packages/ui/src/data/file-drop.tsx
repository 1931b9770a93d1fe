import { color, css, FieldError, font, space, useUiLabel } from '@orime/ui';
import { Upload } from '@orime/ui/icons';
import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { UploadRow } from './upload-row.tsx';
import type { UploadItem } from './upload-row.tsx';

export type FileDropProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Same format as the `accept` attribute: `image/jpeg,image/png`. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Running and finished uploads with their progress. */
  readonly uploads?: readonly UploadItem[];
  readonly onCancel?: (id: string) => void;
};

/** Accepts files by file picker or drag and drop, and shows upload progress. The caller uploads them. */
export function FileDrop({
  label,
  hint,
  error,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  uploads = [],
  onCancel,
}: FileDropProps) {
  const id = useId();
  const say = useUiLabel();
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !disabled) onFiles([...list].slice(0, multiple ? undefined : 1));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <div
        css={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Upload size={22} strokeWidth={1.5} aria-hidden />
        <label css={styles.label} htmlFor={id}>
          {label}
        </label>
        <span css={styles.hint} id={`${id}-hint`}>
          {hint ?? say('dropFiles')}
        </span>
        <input
          css={styles.input}
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Reset, so that the same file can be chosen again after a failure.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {uploads.length > 0 && (
        <ul css={styles.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onCancel={onCancel} />
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  zone: css({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    padding: space[6],
    border: `1px dashed ${color.lineStrong}`,
    textAlign: 'center',
    '&:hover, &[data-over]': { borderColor: color.text, background: color.sunken },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  }),
  label: css({ fontWeight: 500 }),
  hint: css({ fontSize: font.size.sm, color: color.muted }),
  // The native input covers the zone: a press anywhere opens the file picker, and dropping works without JavaScript.
  input: css({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }),
  list: css({ display: 'grid', gap: space[2], marginBlockStart: space[3], padding: 0, listStyle: 'none' }),
};
