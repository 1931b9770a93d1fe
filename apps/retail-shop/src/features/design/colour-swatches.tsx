import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, useT, useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';

/** The colours of the style: each is a design of its own with its own page (decision T24). */
export function ColourSwatches({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const text = useText();
  return (
    <div css={styles.root}>
      <span css={styles.label}>{t('design.colour', { colour: text(design.colourLabel) })}</span>
      {design.siblings.length > 1 && (
        <ul css={styles.list} aria-label={t('design.colours')}>
          {design.siblings.map((sibling) => (
            <li key={sibling.id}>
              <Link
                css={styles.swatch}
                to={`/designs/${sibling.slug}`}
                aria-label={text(sibling.colourLabel)}
                aria-current={sibling.id === design.id ? 'true' : undefined}
              >
                <span css={styles.disc} style={{ background: sibling.colourHex }} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1] }),
  label: css({ fontSize: font.size.sm, fontWeight: 500 }),
  list: css({ display: 'flex', flexWrap: 'wrap', padding: 0, marginInlineStart: `calc(-1 * ${space[2]})` }),
  swatch: css({ display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' }),
  disc: css({
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    '[aria-current] > &': { outline: `2px solid ${color.text}`, outlineOffset: 3 },
  }),
};
