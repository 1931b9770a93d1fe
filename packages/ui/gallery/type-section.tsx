import { Cluster, color, css, Heading, radius, Stack, Text } from '@orime/ui';
import { Section } from './section.tsx';

const swatches = [
  'page',
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'line',
  'lineStrong',
  'accent',
  'danger',
  'success',
  'warning',
] as const;

export function TypeSection() {
  return (
    <Section title="Type and colour">
      <Stack gap={3}>
        <Heading level={3} size={1}>
          Indigo, rain and rust — 藍と雨と錆
        </Heading>
        <Heading level={3} size={2}>
          The tailor who folds paper first — 紙から折る仕立て屋
        </Heading>
        <Heading level={3}>A coat for four seasons — 四季のコート</Heading>
        <Heading level={4}>Notes on selvedge — 耳付きデニムの覚え書き</Heading>
        <Text css={styles.measure}>
          Cut from a single length of Tokushima indigo, the haori is dyed nineteen times, washed in the Yoshino river and left to rest for a
          winter before the first stitch.
        </Text>
        <Text css={styles.measure} lang="ja">
          徳島の藍で十九回染め、吉野川で洗い、ひと冬寝かせてから最初の一針を入れる。ひと続きの布から裁つ羽織です。
        </Text>
        <Text label tone="muted">
          New in · 新着
        </Text>
        <Text size="sm" tone="muted">
          Small and muted, for what supports the main line.
        </Text>
      </Stack>
      <Cluster gap={4}>
        {swatches.map((name) => (
          <Stack key={name} gap={1}>
            <span css={styles.swatch} style={{ background: color[name] }} />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Cluster>
    </Section>
  );
}

const styles = {
  measure: css({ maxWidth: '38rem' }),
  swatch: css({ width: '5rem', height: '3rem', border: `1px solid ${color.line}`, borderRadius: radius.sm }),
};
