import { Cluster, css, media, Text } from '@orime/ui';
import { BarChart, LineChart, Sparkline } from '@orime/ui/charts';
import { Section } from './section.tsx';

const weeks = (values: readonly number[]) => values.map((value, index) => ({ id: `w${index}`, label: `W${index + 14}`, value }));
const sales = weeks([42_000, 61_500, 38_000, 74_200, 88_000, 69_300, 95_100, 112_400, 90_800, 121_000, 84_700, 130_200]);
const net = weeks([12_000, -8_000, 22_000, 31_000, -4_500, 40_000]);
const views = weeks([320, 410, 380, 520, 610, 590, 720, 690, 840, 910, 870, 1020]);
const likes = weeks([24, 31, 28, 60, 72, 64, 90, 88, 120, 131, 119, 150]);
const yen = (value: number): string => new Intl.NumberFormat('en', { style: 'currency', currency: 'JPY' }).format(value);
const short = (value: number): string => new Intl.NumberFormat('en', { notation: 'compact' }).format(value);

export default function ChartSection() {
  return (
    <Section title="Charts">
      <Cluster gap={5}>
        <Text as="span" weight="medium">
          1,020 views
        </Text>
        <Sparkline values={views.map(({ value }) => value)} label="Views, 320 to 1,020 in twelve weeks" />
      </Cluster>
      <div css={styles.pair}>
        <BarChart title="Sales" points={sales} format={yen} formatTick={short} labelHeader="Week" valueHeader="Sales" />
        <LineChart
          title="Reach"
          series={[
            { id: 'views', label: 'Views', points: views },
            { id: 'likes', label: 'Likes', points: likes },
          ]}
          format={(value) => value.toLocaleString('en')}
          formatTick={short}
          labelHeader="Week"
        />
        <BarChart title="Net of refunds" points={net} format={yen} formatTick={short} labelHeader="Week" valueHeader="Net" heightRem={12} />
      </div>
    </Section>
  );
}

const styles = {
  pair: css({ display: 'grid', gap: '2.5rem', '& > *': { minWidth: 0 }, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
