import { useT } from '@orime/platform';
import { IconButton, Text, VisuallyHidden, css, media, space } from '@orime/ui';
import { ChevronLeft, ChevronRight } from '@orime/ui/icons';
import { useState } from 'react';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { PanelLink } from './panel-link.tsx';
import { PANELS } from './panels.ts';

/** One panel at a time; the chevrons go round in both directions. */
export function MenuPanels() {
  const t = useT('shell');
  const [index, setIndex] = useState(0);
  const panel = PANELS[index] ?? PANELS[0];
  const move = (step: number): void => setIndex((index + step + PANELS.length) % PANELS.length);
  const name = t(`menu.${panel.key}`);

  return (
    <section css={styles.root} aria-label={name}>
      <PanelLink key={panel.key} panel={panel.key} to={panel.to} name={name} />
      <div css={styles.controls}>
        <LanguageSwitch />
        <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>
        <span css={styles.chevrons}>
          <Text as="span" size="sm" tone="muted" css={styles.position}>
            {index + 1} / {PANELS.length}
          </Text>
          <IconButton label={t('menu.previous')} onClick={() => move(-1)}>
            <ChevronLeft size={24} strokeWidth={1.25} aria-hidden />
          </IconButton>
          <IconButton label={t('menu.next')} onClick={() => move(1)}>
            <ChevronRight size={24} strokeWidth={1.25} aria-hidden />
          </IconButton>
        </span>
      </div>
    </section>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0, [media.tablet]: { minHeight: '100%' } }),
  controls: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  position: css({ fontVariantNumeric: 'tabular-nums' }),
  chevrons: css({ display: 'inline-flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }),
};
