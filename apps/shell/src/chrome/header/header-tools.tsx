import { css, media, space } from '@orime/ui';
import { AccountButton } from '../account/account-button.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { CartButton } from './cart-button.tsx';
import { LikesLink } from './likes-link.tsx';
import { MemberTools } from './member-tools.tsx';

/** What stands at the end of both headers, at every width (decision T42). */
export function HeaderTools() {
  return (
    <div css={styles.root}>
      <SearchButton />
      <LikesLink />
      <MemberTools />
      <AccountButton />
      <CartButton />
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', [media.tablet]: { gap: space[1] } }),
};
