import type { Design } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { css, Disclosure, space, Text } from '@orime/ui';

/** Composition, care, delivery, returns and where the garment comes from. */
export function DesignDetails({ design }: { readonly design: Design }) {
  const t = useT('retail-shop');
  const text = useText();
  const format = useFormat();
  const { producer } = design;
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
              <li key={step.key}>{text(step.label)}</li>
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
      <Disclosure title={t('details.provenance')}>
        <dl css={styles.places}>
          <dt>{t('details.designed')}</dt>
          <dd>
            {text(design.designer)}
            <br />
            {placeOf(design.designerCard)}
          </dd>
          {producer && (
            <>
              <dt>{t('details.made')}</dt>
              <dd>
                <Link to={`/producer/${producer.handle}`}>{text(producer)}</Link>
                <br />
                {placeOf(producer)}
              </dd>
            </>
          )}
        </dl>
        <Link css={styles.link} to="/globe">
          {t('details.globe')}
        </Link>
      </Disclosure>
    </div>
  );

  function placeOf(place: { readonly city: string; readonly cityJp?: string; readonly country: string }): string {
    return t('details.place', { city: text({ name: place.city, nameJp: place.cityJp }), country: format.country(place.country) });
  }
}

const styles = {
  list: css({ display: 'grid', gap: space[1], padding: 0, marginBlockEnd: space[3] }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
  places: css({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: space[3] }),
};
