import { useText } from '@orime/platform';
import { color, css, font, media, radius, space, VisuallyHidden, visuallyHidden } from '@orime/ui';
import { paletteColor } from '@orime/ui/theme';
import { useState } from 'react';
import { COLOURS, LOGO } from './logo-content.ts';

/** Colours with their values; a press copies one and says so. */
export function ColourSwatches() {
  const text = useText();
  const [copied, setCopied] = useState<{ readonly value: string; readonly worked: boolean } | null>(null);

  function handleCopy(value: string): void {
    // Absent on plain http away from localhost, whatever its type says.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    void Promise.resolve(clipboard?.writeText(value).then(() => true) ?? false)
      .catch(() => false)
      .then((worked) => setCopied({ value, worked }));
  }

  return (
    <>
      <ul css={styles.list}>
        {COLOURS.map(({ key, theme, token, name }) => {
          const value = paletteColor(theme, token);
          const isCopied = copied?.worked === true && copied.value === value;
          return (
            <li key={key} css={styles.cell}>
              <div css={styles.chip} style={{ background: value }} />
              <button css={styles.button} type="button" onClick={() => handleCopy(value)}>
                <VisuallyHidden>{text(LOGO.colours.copy)} </VisuallyHidden>
                <span css={styles.name}>{text(name)} </span>
                <span css={styles.value} data-value>
                  {isCopied ? text(LOGO.colours.copied) : value}{' '}
                </span>
                <span css={styles.rgb}>{rgb(value)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" css={copied?.worked === false ? styles.failed : visuallyHidden}>
        {copied !== null && text(copied.worked ? LOGO.colours.announced(copied.value) : LOGO.colours.failed)}
      </p>
    </>
  );
}

/** `#ff6f4d` → `255 111 77` */
function rgb(hex: string): string {
  return [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16))).join(' ');
}

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${space[5]} ${space[3]}`,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  cell: css({ minWidth: 0 }),
  chip: css({ aspectRatio: '4 / 3', border: `1px solid ${color.line}`, borderRadius: radius.sm }),
  button: css({
    display: 'grid',
    width: '100%',
    minHeight: '2.75rem',
    paddingBlock: space[2],
    fontSize: font.size.sm,
    lineHeight: 1.5,
    [media.hover]: { '&:hover > [data-value]': { textDecoration: 'underline' } },
  }),
  name: css({ fontWeight: font.weight.medium }),
  value: css({ fontVariantNumeric: 'tabular-nums' }),
  rgb: css({ color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  failed: css({ marginBlockStart: space[3], color: color.danger }),
};
