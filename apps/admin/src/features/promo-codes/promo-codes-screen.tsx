import type { PromoCode } from '@orime/contracts/api/selling/promo-code';
import { Link, useQuery, useSearchParams, useSession } from '@orime/platform';
import { buttonStyles, EmptyState, Notice, Skeleton, SkeletonRegion } from '@orime/ui';
import { adminStatsQuery, StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { CodeEditor } from './edit/code-editor.tsx';
import { usePromoT } from './promo-texts.ts';
import { TryCode } from './try/try-code.tsx';
import { useCodeColumns } from './use-code-columns.tsx';

/** Every promo code of the marketplace: the list, one to change (`?code=`), a new one (`?new`). */
export default function PromoCodesScreen() {
  const t = usePromoT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useCodeColumns();
  // Designers may list their own codes; the numbers are an admin's alone, and so is this screen.
  const gate = useQuery({ ...adminStatsQuery, enabled: isSignedIn, retry: false });
  const list = usePages<PromoCode>({
    key: ['promo-code', 'all'],
    url: '/api/promo-code/',
    query: { q: view.filters['code'] },
    enabled: gate.data !== undefined,
  });
  const shown = search.get('code');
  const editing = list.rows?.find(({ id }) => id === shown);
  const isEditing = search.has('new') || editing !== undefined;
  const isSought = shown !== null && editing === undefined;

  return (
    <StaffPage
      title={t('promo.title')}
      dek={isEditing ? undefined : t('promo.dek')}
      error={gate.error}
      actions={
        !isEditing && (
          <Link css={buttonStyles()} to="/admin/promo-codes?new">
            {t('promo.new')}
          </Link>
        )
      }
    >
      {isEditing && <CodeEditor key={editing?.id ?? 'new'} code={editing} />}
      {isSought && list.rows === undefined && list.error === null && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
      {!isEditing && (!isSought || list.rows !== undefined || list.error !== null) && (
        <>
          {isSought && list.rows !== undefined && <Notice tone="warning">{t('promo.unknown')}</Notice>}
          <PagedGrid
            list={list}
            caption={t('promo.title')}
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ code }) => code}
            savedAs="admin-promo-codes"
            exportAs="promo-codes"
            empty={<EmptyState title={t('promo.empty.title')} text={t('promo.empty.text')} />}
          />
          <TryCode />
        </>
      )}
    </StaffPage>
  );
}
