import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { useMutation, useQuery } from '@orime/platform';
import { Button, color, css, FailedState, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { useBuyersT } from '../buyers-texts.ts';
import { inPlace, openPaper, paperQuery } from '../buyers.api.ts';

export type PaperViewerProps = {
  readonly document: BuyerDocument;
  readonly onClose: () => void;
};

/** A paper to be read beside the checklist. Its link lives for a minute and is asked for when it is opened. Fetches. */
export function PaperViewer({ document: { id, fileName, mime }, onClose }: PaperViewerProps) {
  const t = useBuyersT();
  const root = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(paperQuery(id));
  const tab = useMutation({ mutationFn: () => openPaper(id) });
  // On a phone the checklist stands far below the paper.
  useEffect(() => root.current?.focus(), []);
  return (
    <div css={styles.root} ref={root} tabIndex={-1}>
      <Panel
        title={fileName}
        aside={
          <span css={styles.buttons}>
            <Button size="sm" variant="ghost" busy={tab.isPending} onClick={() => tab.mutate()}>
              {t('buyers.paper.tab')}
            </Button>
            <Button size="sm" variant="secondary" onClick={onClose}>
              {t('buyers.paper.close')}
            </Button>
          </span>
        }
      >
        {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
        {data === undefined && !isError && (
          <SkeletonRegion>
            <Skeleton height={HEIGHT} />
          </SkeletonRegion>
        )}
        {data !== undefined &&
          (mime.startsWith('image/') ? (
            <img css={styles.picture} src={data.url} alt={t('buyers.paper.picture', { name: fileName })} />
          ) : (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the type of the file is ours to say, and scripts of a PDF reach nothing
            <iframe css={styles.frame} src={inPlace(data.url)} title={t('buyers.paper.picture', { name: fileName })} />
          ))}
      </Panel>
    </div>
  );
}

const HEIGHT = '36rem';

const styles = {
  root: css({ padding: space[4], background: color.sunken, minWidth: 0 }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  picture: css({ maxWidth: '100%', maxHeight: '60rem', justifySelf: 'start', background: color.backdrop }),
  frame: css({ width: '100%', height: HEIGHT, border: 0, background: color.backdrop }),
};
