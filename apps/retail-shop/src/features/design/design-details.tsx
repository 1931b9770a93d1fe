import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link } from '@orime/platform';
import { css, Disclosure, Text } from '@orime/ui';
import { Composition } from './composition.tsx';
import { useLateT } from './late-texts.ts';

export type DesignDetailsProps = {
  readonly design: Design;
  /** Whether composition and care are told elsewhere on the page. */
  readonly hasCloth?: boolean;
};

/** Composition, care, delivery and returns. */
export function DesignDetails({ design, hasCloth = false }: DesignDetailsProps) {
  const t = useLateT();
  return (
    <div>
      {!hasCloth && (
        <Disclosure title={t('details.composition')} open>
          <Composition design={design} />
        </Disclosure>
      )}
      <Disclosure title={t('details.shipping')}>
        <Text>{t('details.shipping.text')}</Text>
        <Text>{t('details.returns.text')}</Text>
        <Link css={styles.link} to="/return-policy">
          {t('details.returns.policy')}
        </Link>
      </Disclosure>
    </div>
  );
}

const styles = { link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }) };
