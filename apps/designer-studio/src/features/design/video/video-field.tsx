import { FieldGroup } from '@orime/forms';
import { useFormat } from '@orime/platform';
import { Button, color, css, FieldError, ProgressBar, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { useEffect, useEffectEvent } from 'react';
import type { VideoDraft } from '../draft/design-draft.ts';
import { OwnFilm } from './own-film.tsx';
import { useVideoUpload } from './use-video-upload.ts';
import { MAX_BYTES, MAX_SECONDS, VIDEO_TYPE } from './video-limits.ts';
import { useVideoT } from './video-texts.ts';

export type VideoFieldProps = {
  readonly id: string;
  readonly value: VideoDraft | null;
  readonly onChange: (video: VideoDraft | null) => void;
  readonly error?: string;
  readonly onUploading: (isUploading: boolean) => void;
};

/** One short film of the garment: chosen, looked at, sent, and the moment of it that stands as its picture. */
export function VideoField({ id, value, onChange, error, onUploading }: VideoFieldProps) {
  const t = useVideoT();
  const format = useFormat();
  const { upload, send, retry, cancel } = useVideoUpload(onChange);
  const isBusy = upload.status === 'reading' || upload.status === 'sending';
  const tell = useEffectEvent(onUploading);
  // Synchronises the form around it with the network.
  useEffect(() => tell(isBusy), [isBusy]);
  const limits = { seconds: MAX_SECONDS, size: format.number(MAX_BYTES / 1024 / 1024) };

  return (
    <FieldGroup id={id} legend={t('video.legend')} error={error}>
      {value !== null && <OwnFilm value={value} onChange={onChange} />}
      {isBusy && (
        <div css={styles.row}>
          <ProgressBar
            css={styles.bar}
            label={t(upload.status === 'reading' ? 'video.reading' : 'video.sending', { name: upload.name })}
            value={upload.status === 'sending' ? upload.progress : undefined}
          />
          <Button variant="ghost" size="sm" onClick={cancel}>
            {t('video.cancel', { name: upload.name })}
          </Button>
        </div>
      )}
      {upload.status === 'failed' && (
        <div css={styles.row}>
          <FieldError role="alert">{t(`video.problem.${upload.problem}`, limits)}</FieldError>
          {upload.problem === 'lost' && (
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('video.retry')}
            </Button>
          )}
        </div>
      )}
      {value === null && !isBusy && (
        <FileDrop label={t('video.choose')} hint={t('video.hint', limits)} accept={VIDEO_TYPE} onFiles={([file]) => file && send(file)} />
      )}
    </FieldGroup>
  );
}

const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: space[3],
    marginBlockEnd: space[3],
    border: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
  }),
  bar: css({ flex: '1 1 14rem' }),
};
