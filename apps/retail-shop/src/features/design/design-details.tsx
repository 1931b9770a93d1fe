import type { Design } from '@orime/contracts/api/design';
import { Link, Trans, useFormat, useT, useText } from '@orime/platform';
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
          {design.materials.map((material) => <li key={material.fibre}>{format.percent(material.percent / 100)} {text(material.label)}</li>)}
        </ul>
        {design.care.length > 0 && <ul css={styles.list}>{design.care.map((step) => <li key={step.key}>{text(step.label)}</li>)}</ul>}
        {design.weightGrams !== null && <Text size="sm">{t('details.weight', { weight: format.number(design.weightGrams, { style: 'unit', unit: 'gram' }) })}</Text>}
      </Disclosure>
      <Disclosure title={t('details.shipping')}>
        <Text>{t('details.shipping.text')}</Text>
        <Text>
          <Trans ns="retail-shop" i18nKey="details.returns.text" components={{ policy: <Link to="/return-policy" /> }} />
        </Text>
      </Disclosure>
      <Disclosure title={t('details.provenance')}>
        <Text>{t('details.designed-in', { place: placeOf(design.designerCard), name: text(design.designer) })}</Text>
        {producer && (
          <Text>
            <Trans
              ns="retail-shop"
              i18nKey="details.made-by"
              values={{ name: text(producer), place: placeOf(producer) }}
              components={{ producer: <Link to={`/producer/${producer.handle}`} /> }}
            />
          </Text>
        )}
        <Text><Link to="/globe">{t('details.globe')}</Link></Text>
      </Disclosure>
    </div>
  );

  function placeOf(place: { readonly city: string; readonly cityJp?: string; readonly country: string }): string {
    return t('details.place', { city: text({ name: place.city, nameJp: place.cityJp }), country: format.country(place.country) });
  }
}

const styles = { list: css({ display: 'grid', gap: space[1], padding: 0, marginBlockEnd: space[3] }) };
