import { BRAND } from '@orime/contracts';
import { useText } from '@orime/platform';
import { Container, Heading, Text, color, css, font, media, space } from '@orime/ui';
import { ClearSpace } from './clear-space.tsx';
import { ColourSwatches } from './colour-swatches.tsx';
import { LOGO } from './logo-content.ts';
import { LogoPart } from './logo-part.tsx';
import { Misuse } from './misuse.tsx';
import { WordmarkDrawing } from './wordmark-drawing.tsx';
import { WordmarkFiles } from './wordmark-files.tsx';

const FACES = [
  { key: 'display', family: 'Fraunces', sample: BRAND.name, css: { fontFamily: font.brand, letterSpacing: font.trackingDisplay } },
  {
    key: 'mincho',
    family: 'Shippori Mincho',
    sample: BRAND.nameJp,
    css: { fontFamily: "'Shippori Mincho', 'Hiragino Mincho ProN', serif" },
  },
  { key: 'sans', family: 'Inter', sample: 'Aa 0123', css: { fontFamily: font.sans } },
  {
    key: 'japanese',
    family: 'Noto Sans JP',
    sample: BRAND.nameJp,
    css: { fontFamily: "'Noto Sans JP Variable', 'Hiragino Sans', 'Yu Gothic', sans-serif" },
  },
] as const;

/** The brand's own marks, and how to use them. */
export default function LogoScreen() {
  const text = useText();
  return (
    <>
      <div css={styles.spread}>
        <div css={styles.leaf} data-theme="dark">
          <WordmarkDrawing css={styles.mark} />
        </div>
        <div css={styles.leaf} data-theme="light">
          <WordmarkDrawing css={styles.mark} decorative />
        </div>
      </div>
      <Container css={styles.root}>
        <header css={styles.head}>
          <Heading level={1}>{text(LOGO.title)}</Heading>
          <Text lead size="lg" tone="muted">
            {text(LOGO.lead)}
          </Text>
        </header>
        <LogoPart title={text(LOGO.files.title)} text={`${text(LOGO.variants.text)} ${text(LOGO.files.text)}`}>
          <WordmarkFiles />
        </LogoPart>
        <LogoPart title={text(LOGO.space.title)} text={text(LOGO.space.text)}>
          <ClearSpace label={text(LOGO.space.drawing)} />
        </LogoPart>
        <LogoPart title={text(LOGO.colours.title)} text={text(LOGO.colours.text)}>
          <ColourSwatches />
        </LogoPart>
        <LogoPart title={text(LOGO.type.title)} text={text(LOGO.type.text)}>
          <dl css={styles.faces}>
            {FACES.map(({ key, family, sample, css: face }) => (
              <div key={key} css={styles.face}>
                <dt>
                  <span css={[styles.sample, face]} lang={key === 'japanese' ? 'ja' : undefined} aria-hidden>
                    {sample}
                  </span>
                  {family}
                </dt>
                <dd>{text(LOGO.type[key])}</dd>
              </div>
            ))}
          </dl>
        </LogoPart>
        <LogoPart title={text(LOGO.misuse.title)}>
          <Misuse />
        </LogoPart>
      </Container>
    </>
  );
}

const styles = {
  // Two leaves of a folded sheet: the mark on lacquer and on paper.
  spread: css({ display: 'grid', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  leaf: css({
    display: 'grid',
    placeItems: 'center',
    minHeight: 'min(34svh, 20rem)',
    padding: space[6],
    background: color.page,
    color: color.text,
    [media.tablet]: { minHeight: 'min(62svh, 38rem)' },
  }),
  mark: css({ width: 'min(58%, 24rem)', height: 'auto' }),
  root: css({ display: 'grid', gap: `clamp(${space[8]}, 7vw, ${space[9]})`, paddingBlock: `clamp(${space[7]}, 6vw, ${space[9]})` }),
  head: css({ display: 'grid', gap: space[4], '& > p': { maxWidth: '38rem' } }),
  faces: css({ display: 'grid', gap: `${space[6]} ${space[5]}`, [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
  face: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    borderBlockStart: `1px solid ${color.line}`,
    paddingBlockStart: space[4],
    '& dt': { fontWeight: font.weight.medium },
    '& dd': { color: color.muted, fontSize: font.size.sm },
  }),
  sample: css({
    display: 'block',
    fontSize: font.size.h1,
    fontWeight: 380,
    lineHeight: 1.2,
    marginBlockEnd: space[3],
    whiteSpace: 'nowrap',
  }),
};
