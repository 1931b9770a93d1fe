import { CareSymbol } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { css, Disclosure, space, Text } from '@orime/ui';

/** Composition, care, delivery and returns. */
export function DesignDetails({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  return (
    <div>
      <Disclosure title={t('details.composition')} open>
        <ul css={styles.list}>
          {design.materials.map((material) => (
            <li key={material.fibre}>
              {format.percent(material.percent / 100)} {text(material.label)}
            </li>
          ))}
        </ul>
        {design.care.length > 0 && (
          <ul css={styles.list}>
            {design.care.map((step) => (
              <li key={step.key} css={styles.care}>
                <CareSymbol care={step.key} />
                {text(step.label)}
              </li>
            ))}
          </ul>
        )}
        {design.weightGrams !== null && (
          <Text size="sm">{t('details.weight', { weight: format.number(design.weightGrams, { style: 'unit', unit: 'gram' }) })}</Text>
        )}
      </Disclosure>
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

const styles = {
  list: css({ display: 'grid', gap: space[1], padding: 0, marginBlockEnd: space[3] }),
  care: css({ display: 'flex', gap: space[3], alignItems: 'center' }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};
