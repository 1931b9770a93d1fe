import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Link, useFormat, useMarket, useRouteRead } from '@orime/platform';
import { Container, color, css, font, media, space } from '@orime/ui';
import type { ReactNode } from 'react';
import { SITE } from './home-reads.ts';
import { useHomeT } from './home-texts.ts';

/** What holds for every order, with the figures of the visitor's market. */
export function ServiceLine() {
  const t = useHomeT();
  const format = useFormat();
  const { code } = useMarket();
  const settings = useRouteRead<PublicSettings>(SITE).data;
  const rules = settings?.markets.find((market) => market.code === code);
  return (
    <Container as="section" aria-label={t('home.service.label')}>
      <dl css={styles.root}>
        {rules !== undefined && (
          <Assurance name={t('home.service.delivery')}>
            {t('home.service.delivery.text', { free: format.money(rules.freeShippingFromMinor, rules.currency) })}
          </Assurance>
        )}
        {settings !== undefined && (
          <Assurance name={t('home.service.returns')}>
            {t('home.service.returns.text', { count: settings.returnWindowDays })}{' '}
            <Link to="/return-policy">{t('home.service.returns.link')}</Link>
          </Assurance>
        )}
        <Assurance name={t('home.service.sender')}>{t('home.service.sender.text')}</Assurance>
        <Assurance name={t('home.service.people')}>
          {t('home.service.people.text')} <Link to="/about">{t('home.service.people.link')}</Link>
        </Assurance>
      </dl>
    </Container>
  );
}

function Assurance({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={styles.promise}>
      <dt css={styles.name}>{name}</dt>
      <dd css={styles.text}>{children}</dd>
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    margin: 0,
    paddingBlock: space[6],
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  promise: css({ display: 'grid', alignContent: 'start', gap: space[1] }),
  name: css({ fontWeight: font.weight.medium }),
  text: css({ margin: 0, color: color.muted, fontSize: font.size.sm }),
};
