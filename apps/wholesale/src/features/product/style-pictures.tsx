import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useT, useText } from '@orime/platform';
import { color, css, Image, space } from '@orime/ui';
import { useState } from 'react';

/** The photographs of a style: one large, the others to choose from below it. */
export function StylePictures({ product }: { readonly product: Pick<WholesaleProduct, 'images' | 'name' | 'nameJp'> }) {
  const t = useT('wholesale');
  const text = useText();
  const { images } = product;
  const [chosen, setChosen] = useState(0);
  const image = images[chosen] ?? images[0];
  if (image === undefined) return null;
  return (
    <div css={styles.root}>
      <Image
        image={image}
        alt={text(image.alt)}
        sizes="(min-width: 1224px) 20rem, (min-width: 768px) 40vw, 100vw"
        ratio="4 / 5"
        priority={chosen === 0}
      />
      {images.length > 1 && (
        <ul css={styles.list} aria-label={t('product.pictures')}>
          {images.map((each, index) => (
            <li key={each.id}>
              <button
                css={styles.button}
                type="button"
                aria-label={t('product.picture', { number: index + 1, name: text(product) })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Image image={each} alt="" sizes="4rem" ratio="4 / 5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
  button: css({
    display: 'block',
    width: '4rem',
    padding: 0,
    border: 'none',
    background: 'none',
    cursor: 'pointer',
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${color.page}, 0 0 0 4px ${color.text}` },
  }),
};
