import { mediaUrl, videoUrl } from '@orime/contracts';
import { color, css } from '@orime/ui';

export type DesignFilmProps = { readonly video: { readonly fileId: string; readonly posterId: string }; readonly label: string };

/** The film of a garment for those who decide about it. Read when it is started. */
export function DesignFilm({ video, label }: DesignFilmProps) {
  return (
    <video
      css={styles.film}
      src={videoUrl(video.fileId)}
      poster={mediaUrl(video.posterId, 480)}
      aria-label={label}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}

const styles = {
  film: css({ display: 'block', width: '100%', maxWidth: '16rem', aspectRatio: '3 / 4', objectFit: 'cover', background: color.sunken }),
};
