import type { Producer } from '@orime/contracts/api/people/producer';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { Certifications } from './certifications.tsx';

/** Capabilities and terms as a list of facts; what is not known is left out. */
export function ProducerFacts({ producer }: { readonly producer: Producer }) {
  const t = useT('directory-globe');
  const text = useText();
  const format = useFormat();
  return (
    <dl css={styles.root}>
      <Fact term={t('producer.capabilities')}>
        <List items={producer.capabilities.map(({ label }) => text(label))} />
      </Fact>
      <Fact term={t('producer.moq')}>{t('producer.pieces', { count: producer.moq })}</Fact>
      <Fact term={t('producer.lead-time')}>{t('producer.days', { count: producer.leadTimeDays })}</Fact>
      {producer.machines.length > 0 && (
        <Fact term={t('producer.machines')}>
          <List items={producer.machines.map((machine) => text(machine))} />
        </Fact>
      )}
      {producer.certifications.length > 0 && (
        <Fact term={t('producer.certifications')}>
          <Certifications certifications={producer.certifications} />
        </Fact>
      )}
      {producer.languages.length > 0 && <Fact term={t('producer.languages')}>{format.list(producer.languages.map(format.language))}</Fact>}
      {producer.founded !== null && <Fact term={t('producer.founded')}>{String(producer.founded)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div css={styles.fact}>
      <dt css={styles.term}>{term}</dt>
      <dd css={styles.value}>{children}</dd>
    </div>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul css={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const styles = {
  root: css({ margin: 0, display: 'grid', alignContent: 'start', borderBlockStart: `1px solid ${color.line}` }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  term: css({ color: color.muted, fontSize: font.size.sm }),
  value: css({ margin: 0 }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[1] }),
};
