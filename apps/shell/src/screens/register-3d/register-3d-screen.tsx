import { Heading, IconButton, Text, color, css, media, space } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useState } from 'react';
import { HEADER_HEIGHT } from '../../chrome/header/header-styles.ts';
import { lazyPart } from '../../chrome/lazy-part.tsx';
import { RegisterForm } from '../account/register-form.tsx';
import { useSignInT } from '../account/sign-in-texts.ts';
import { useMayShowScene } from './use-may-show-scene.ts';

const { Part: FlatFigure } = lazyPart(() => import('./flat-figure.tsx').then((module) => module.FlatFigure));
const { Part: GarmentScene } = lazyPart(() => import('./scene/garment-scene.tsx').then((module) => module.GarmentScene));

/** Registration beside a figure that dresses as the form is filled in. The form does without the scene; the scene is decoration. */
export default function Register3dScreen() {
  const t = useSignInT();
  const [progress, setProgress] = useState({ done: 0, total: 4 });
  const [isPaused, setPaused] = useState(false);
  const mayShow = useMayShowScene();
  return (
    <div css={styles.root}>
      <div css={styles.side}>
        <header css={styles.head}>
          <Heading level={1}>{t('register.title')}</Heading>
          <Text lead tone="muted" size="lg">
            {t('register.text')}
          </Text>
        </header>
        <div css={styles.scene}>
          <div aria-hidden>{mayShow ? <GarmentScene {...progress} isPaused={isPaused} /> : <FlatFigure {...progress} />}</div>
          {mayShow && (
            <IconButton
              css={styles.pause}
              label={isPaused ? t('register.scene.turn') : t('register.scene.stop')}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
            </IconButton>
          )}
        </div>
      </div>
      <div css={styles.body}>
        <RegisterForm
          onProgress={(done, total) => (progress.done === done && progress.total === total ? undefined : setProgress({ done, total }))}
        />
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', [media.desktop]: { gridTemplateColumns: '1fr 1fr' } }),
  side: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    background: color.sunken,
    borderBlockEnd: `1px solid ${color.line}`,
    // Stands still beside the form while that is scrolled.
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: HEADER_HEIGHT,
      height: `calc(100svh - ${HEADER_HEIGHT})`,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  }),
  head: css({
    display: 'grid',
    gap: space[3],
    padding: `${space[6]} ${space[4]} ${space[4]}`,
    '& > p': { maxWidth: '30rem' },
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: { padding: `${space[8]} ${space[8]} ${space[4]}` },
  }),
  // Its room depends on the stylesheet alone, so that nothing moves when a figure arrives.
  scene: css({ position: 'relative', minHeight: 'min(38svh, 20rem)', [media.desktop]: { minHeight: 0 } }),
  pause: css({ position: 'absolute', insetBlockEnd: space[2], insetInlineEnd: space[2] }),
  body: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[5],
    width: '100%',
    maxWidth: '40rem',
    padding: `${space[6]} ${space[4]} ${space[9]}`,
    [media.tablet]: { paddingInline: space[6] },
    [media.desktop]: { padding: `${space[8]} ${space[8]} ${space[9]}` },
  }),
};
