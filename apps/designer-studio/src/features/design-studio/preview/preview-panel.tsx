import { color, css, font, space, Spinner, Text } from '@orime/ui';
import { useCallback, useRef, useState } from 'react';
import { useStudioT } from '../studio-texts.ts';
import { useStudioStore } from '../studio.store.ts';
import { FlatPreview } from './flat-preview.tsx';
import { useViewer } from './use-viewer.ts';

/** The garment as it will be worn, turned by dragging or by arrow keys. */
export function PreviewPanel() {
  // A canvas that has lost its context is given up for a new one.
  const [attempt, setAttempt] = useState(0);
  const handleLost = useCallback(() => setAttempt((now) => now + 1), []);
  const blank = useStudioStore((state) => state.history.present.blank);
  return <Preview key={`${String(attempt)} ${blank}`} blank={blank} onLost={handleLost} />;
}

function Preview({ blank, onLost }: { readonly blank: string; readonly onLost: () => void }) {
  const t = useStudioT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const status = useViewer(canvas, blank, onLost);
  return (
    <figure css={styles.root} data-preview={status}>
      <div css={styles.box}>
        {status === 'flat' ? (
          <FlatPreview />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it is turned by keys of its own
          <canvas ref={canvas} css={styles.canvas} role="application" aria-label={t('design-studio.preview')} tabIndex={0} />
        )}
        {status === 'loading' && (
          <span css={styles.loading}>
            <Spinner />
          </span>
        )}
      </div>
      <figcaption>
        <Text size="xs" tone="muted">
          {t(status === 'flat' ? 'design-studio.preview.flat' : 'design-studio.preview.hint')}
        </Text>
      </figcaption>
    </figure>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], margin: 0, fontSize: font.size.sm }),
  box: css({ position: 'relative', aspectRatio: '4 / 5', maxHeight: '32rem', background: color.sunken }),
  canvas: css({ width: '100%', height: '100%', display: 'block', cursor: 'grab' }),
  loading: css({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }),
};
