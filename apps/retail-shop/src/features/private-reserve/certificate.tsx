import { BRAND } from '@orime/contracts';
import type { ReserveDesign } from '@orime/contracts/api/catalogue/private-reserve';
import { useFormat, useText } from '@orime/platform';
import { Button, color, css, font, Heading, media, space, Text } from '@orime/ui';
import { useReserveT } from './reserve-texts.ts';

/** What accompanies each piece on paper: who made what, where and when. Printed, it is alone on its page. */
export function Certificate({ design }: { readonly design: ReserveDesign }) {
  const t = useReserveT();
  const text = useText();
  const format = useFormat();
  const { designerCard, producer } = design;
  const place = (at: { readonly city: string; readonly cityJp?: string; readonly country: string }) =>
    t('details.place', { city: text({ name: at.city, nameJp: at.cityJp }), country: format.country(at.country) });
  const facts: readonly (readonly [string, string])[] = [
    [t('reserve.certificate.garment'), text(design)],
    [t('reserve.certificate.designer'), `${text(design.designer)} · ${place(designerCard)}`],
    ...(producer ? [[t('reserve.certificate.workshop'), `${text(producer)} · ${place(producer)}`] as const] : []),
    ...(design.year > 0 ? [[t('reserve.certificate.year'), String(design.year)] as const] : []),
    [
      t('reserve.certificate.material'),
      design.materials.map(({ label, percent }) => `${text(label)} ${format.percent(percent / 100)}`).join(' · '),
    ],
    [t('reserve.certificate.edition'), design.pieces.map(({ edition, serial }) => `${edition} (${serial})`).join(' · ')],
  ];
  return (
    <section css={styles.root} aria-labelledby="reserve-certificate">
      <div css={styles.head}>
        <Heading level={2} size={3} id="reserve-certificate">
          {t('reserve.certificate')}
        </Heading>
        <Text tone="muted">{BRAND.name}</Text>
      </div>
      <dl css={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} css={styles.fact}>
            <dt css={styles.term}>{term}</dt>
            <dd css={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {t('reserve.certificate.note')}
      </Text>
      <div css={styles.print}>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('reserve.certificate.print')}
        </Button>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    marginBlockStart: space[8],
    padding: `${space[6]} clamp(${space[4]}, 4vw, ${space[7]})`,
    border: `1px solid ${color.lineStrong}`,
    background: color.surface,
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] }),
  facts: css({ display: 'grid', gap: space[4], margin: 0, [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[7] } }),
  fact: css({ display: 'grid', gap: space[1], paddingBlockStart: space[2], borderBlockStart: `1px solid ${color.line}` }),
  term: css({ fontSize: font.size.sm, color: color.muted }),
  value: css({ margin: 0 }),
  print: css({ '@media print': { display: 'none' } }),
};
