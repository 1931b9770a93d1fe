import { color, css, defineLabels, font, IconButton, radius, space, Switch } from '@orime/ui';
import { Keyboard } from '@orime/ui/icons';
import { lazy, Suspense } from 'react';
import { capsOf } from './key-binding.ts';
import { isAppleMachine } from './use-keys.ts';
import type { Keys } from './use-keys.ts';

const Dialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).Dialog }));

export type KeyHelpProps = {
  readonly keys: Keys;
  /** Draws a button that opens the sheet, for those who do not know of `?`. */
  readonly showButton?: boolean;
};

/** The sheet that lists the keys of a screen. */
export function KeyHelp({ keys, showButton = false }: KeyHelpProps) {
  const say = useKeyLabel();
  return (
    <>
      {showButton && (
        <IconButton label={say('title')} onClick={keys.openHelp}>
          <Keyboard size={20} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
      {keys.isHelpOpen && (
        <Suspense fallback={null}>
          <Dialog isOpen width="narrow" title={say('title')} onClose={keys.closeHelp}>
            <dl css={styles.list}>
              {[...keys.bindings, { keys: '?', label: say('help') }].map((binding) => (
                <div key={binding.keys} css={styles.line}>
                  <dt css={styles.keys}>
                    {capsOf(binding.keys, isAppleMachine()).map((cap) => (
                      <kbd key={cap} css={styles.cap}>
                        {cap}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{binding.label}</dd>
                </div>
              ))}
            </dl>
            <Switch css={styles.switch} label={say('single')} checked={keys.isOn} onChange={keys.setOn} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

const useKeyLabel = defineLabels({
  en: { title: 'Keyboard shortcuts', help: 'This list', single: 'Single keys' },
  jp: { title: 'キーボードショートカット', help: 'この一覧', single: '1文字のショートカットを使う' },
});

const styles = {
  list: css({ display: 'grid', margin: 0 }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'center',
    minHeight: '2.5rem',
    borderBlockEnd: `1px solid ${color.line}`,
    '& dd': { margin: 0 },
  }),
  keys: css({ display: 'flex', gap: space[1] }),
  cap: css({
    minWidth: '1.75rem',
    padding: `0.1rem ${space[2]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    fontFamily: font.sans,
    fontSize: font.size.xs,
    textAlign: 'center',
  }),
  switch: css({ marginBlockStart: space[4] }),
};
