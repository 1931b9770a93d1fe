import { color, css, font, media, radius, Select, space } from '@orime/ui';
import { BLANK_KEYS, isBlankKey, type BlankKey } from '../blanks/blanks.ts';
import { CLOTHS, DYES, dyeOf, type DyeKey } from '../blanks/cloths.ts';
import { withBlank } from '../document/new-document.ts';
import { useStudioT } from '../studio-texts.ts';
import { changeDocument, useStudioStore } from '../studio.store.ts';
import { BlankPicture } from './blank-picture.tsx';

/** What is printed on: the garment, its colour and its cloth. */
export function GarmentPanel() {
  const t = useStudioT();
  const blank = useStudioStore((state) => state.history.present.blank);
  const dye = useStudioStore((state) => state.history.present.colour);
  const fabric = useStudioStore((state) => state.history.present.fabric);

  function handleBlank(next: BlankKey): void {
    changeDocument((document) => withBlank(document, next));
  }

  return (
    <div css={styles.root}>
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('design-studio.blank')}</legend>
        <div css={styles.blanks}>
          {BLANK_KEYS.map((key) => (
            <label key={key} css={styles.blank}>
              <input css={styles.radio} type="radio" name="blank" value={key} checked={blank === key} onChange={() => handleBlank(key)} />
              <span css={styles.picture}>
                <BlankPicture blank={key} fill={isBlankKey(blank) && blank === key ? dye : 'transparent'} />
              </span>
              <span css={styles.name}>{t(`design-studio.blank.${key}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset css={styles.group}>
        <legend css={styles.legend}>{t('design-studio.colour')}</legend>
        <div css={styles.dyes}>
          {(Object.keys(DYES) as DyeKey[]).map((key) => (
            <label key={key} css={styles.dye} title={t(`design-studio.dye.${key}`)} style={{ '--dye': DYES[key] }}>
              <input
                css={styles.radio}
                type="radio"
                name="dye"
                value={key}
                aria-label={t(`design-studio.dye.${key}`)}
                checked={dyeOf(dye) === key}
                onChange={() => changeDocument((document) => ({ ...document, colour: DYES[key] }))}
              />
              <span css={styles.swatch} />
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        label={t('design-studio.fabric')}
        value={fabric}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          changeDocument((document) => ({ ...document, fabric: value }));
        }}
      >
        {CLOTHS.map((key) => (
          <option key={key} value={key}>
            {t(`design-studio.cloth.${key}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  group: css({ border: 0, padding: 0, margin: 0, minWidth: 0 }),
  legend: css({ marginBlockEnd: space[2], fontSize: font.size.sm, fontWeight: font.weight.medium }),
  blanks: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '5rem',
    gap: space[2],
    overflowX: 'auto',
    paddingBlockEnd: space[2],
    [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', overflowX: 'visible' },
  }),
  blank: css({
    position: 'relative',
    display: 'grid',
    gap: space[1],
    padding: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    textAlign: 'center',
    '&:has(:checked)': { borderColor: color.text, boxShadow: `inset 0 0 0 1px ${color.text}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  }),
  radio: css({ position: 'absolute', inset: 0, opacity: 0, margin: 0, width: '100%', height: '100%' }),
  picture: css({ height: '3.25rem', color: color.muted }),
  name: css({ fontSize: font.size.xs, overflowWrap: 'anywhere' }),
  dyes: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))', gap: space[1] }),
  dye: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    '&:has(:checked) > span': { outline: `2px solid ${color.text}`, outlineOffset: 2 },
    '&:has(:focus-visible) > span': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  }),
  swatch: css({
    width: '2rem',
    height: '2rem',
    borderRadius: radius.pill,
    background: 'var(--dye)',
    border: `1px solid ${color.lineStrong}`,
  }),
};
