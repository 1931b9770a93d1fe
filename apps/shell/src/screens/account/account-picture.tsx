import type { PublicSettings } from '@orime/contracts/api/site/site';
import { useRouteRead } from '@orime/platform';
import { Image, css, media } from '@orime/ui';
import { publicSettingsRead } from '../public-settings-read.ts';

/** A picture of the site below the words, from the desktop's width up. Lazy, so that a phone, which has no box for it, does not fetch it. */
export function AccountPicture() {
  const pictures = useRouteRead<PublicSettings>(publicSettingsRead).data?.pictures;
  const picture = pictures?.['women'] ?? pictures?.['hero'];
  if (picture === undefined) return null;
  return <Image css={styles.root} image={picture} alt="" sizes="50vw" ratio="auto" focus={{ x: 0.5, y: 0.62 }} />;
}

const styles = { root: css({ display: 'none', minHeight: '24rem', [media.desktop]: { display: 'block' } }) };
