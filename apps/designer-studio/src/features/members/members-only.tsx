import { AccessPanel } from '@orime/forms/access';
import { useT } from '@orime/platform';
import { Page } from '@orime/ui';

/** For those who are signed in as somebody else than this screen is for. The API refuses them too. */
export function MembersOnly({ kind }: { readonly kind: 'designer' | 'producer' | 'seller' }) {
  const t = useT('designer-studio');
  return (
    <Page>
      <AccessPanel refusal="forbidden" title={t(`members.${kind}.title`)} text={t(`members.${kind}.text`)} />
    </Page>
  );
}
