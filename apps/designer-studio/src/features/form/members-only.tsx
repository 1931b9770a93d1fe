import { Link, useT } from '@orime/platform';
import { buttonStyles, EmptyState, Page } from '@orime/ui';

/** For those who are signed in as somebody else than this screen is for. The API refuses them too. */
export function MembersOnly({ kind }: { readonly kind: 'designer' | 'producer' | 'seller' }) {
  const t = useT('designer-studio');
  return (
    <Page>
      <EmptyState
        level={1}
        title={t(`members.${kind}.title`)}
        text={t(`members.${kind}.text`)}
        actions={
          <Link css={buttonStyles()} to="/catalog">
            {t('members.leave')}
          </Link>
        }
      />
    </Page>
  );
}
