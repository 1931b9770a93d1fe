import type { Profile } from '@orime/contracts/api/people/profile';
import { useText } from '@orime/platform';
import { css, Image } from '@orime/ui';

export const COVER_RATIO = '21 / 9';

/** The picture across the whole window. A shop without one begins with its name. */
export function ShopCover({ cover }: Pick<Profile, 'cover'>) {
  const text = useText();
  if (cover === null) return null;
  return <Image image={cover} alt={text(cover.alt)} sizes="100vw" ratio={COVER_RATIO} priority css={styles.cover} />;
}

const styles = {
  // The height's limit would otherwise narrow the picture too, by its ratio.
  cover: css({ width: '100%', minHeight: '12rem', maxHeight: '52svh' }),
};
