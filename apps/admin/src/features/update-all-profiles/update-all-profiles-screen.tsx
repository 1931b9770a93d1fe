import type { AdminProfile } from '@orime/contracts/api/people/profile';
import { useFormat, useQuery, useSearchParams, useSession, useText } from '@orime/platform';
import { css, EmptyState, space } from '@orime/ui';
import { useState } from 'react';
import { BulkBar } from '../../bulk/bulk-bar.tsx';
import { SetSelected } from '../../bulk/set-selected.tsx';
import { useBulkEdit } from '../../bulk/use-bulk-edit.ts';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { useSoughtRow } from '../../lists/use-sought-row.ts';
import { ShopDrawer } from '../../shops/shop-drawer.tsx';
import { useShopsT } from '../../shops/shops-texts.ts';
import { profileQuery } from '../../shops/shops.api.ts';
import { useProfileColumns } from './use-profile-columns.tsx';

const KEY = ['profile'];

/** Every designer: to look up, to open or suspend, and to change many of at once. One is shown beside the list (`?profile=`). */
export default function UpdateAllProfilesScreen() {
  const t = useShopsT();
  const text = useText();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useProfileColumns();
  const { name: q, status, country, featured } = view.filters;
  const list = usePages<AdminProfile>({
    key: [...KEY, 'every'],
    url: '/api/profile/all-profiles',
    query: { paged: '1', q, status, country, featured },
    enabled: isSignedIn,
  });
  const bulk = useBulkEdit({ kind: 'profiles', queryKey: KEY });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sought = search.get('profile');
  const { row: shown } = useSoughtRow(list, sought === null ? undefined : ({ id }) => id === sought);
  const rowId = ({ id }: AdminProfile): string => id;

  function handleClose(): void {
    setSearch(
      (now) => {
        const left = new URLSearchParams(now);
        left.delete('profile');
        return left;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <StaffPage title={t('shops.profiles.title')} dek={t('shops.profiles.dek')} error={list.error}>
      <div css={styles.root}>
        <BulkBar bulk={bulk} columns={columns} reasonHint={t('shops.reason.hint')} />
        <SetSelected columns={columns} rows={list.rows ?? []} rowId={rowId} selected={selected} onEdit={bulk.edit} />
        <PagedGrid
          list={list}
          caption={t('shops.profiles.title')}
          columns={columns}
          rowId={rowId}
          rowName={(profile) => text(profile)}
          savedAs="admin-profiles"
          exportAs="designers"
          selected={selected}
          onSelect={setSelected}
          changes={bulk.changes}
          onEdit={bulk.edit}
          empty={<EmptyState title={t('shops.empty.title')} text={t('shops.empty.text')} />}
        />
      </div>
      {shown && <ProfileDrawer profile={shown} onClose={handleClose} />}
    </StaffPage>
  );
}

/** One designer beside the list. Fetches. */
function ProfileDrawer({ profile, onClose }: { readonly profile: AdminProfile; readonly onClose: () => void }) {
  const t = useShopsT();
  const text = useText();
  const format = useFormat();
  const { data } = useQuery(profileQuery(profile.id));
  return (
    <ShopDrawer
      shop={profile}
      kind="profile"
      queryKey={KEY}
      onClose={onClose}
      page={`/shop/${profile.handle}`}
      bio={data?.bio}
      designs={data?.designs}
      facts={[
        { name: t('shops.city'), value: text({ name: profile.city, nameJp: profile.cityJp ?? '' }) },
        { name: t('shops.disciplines'), value: format.list(profile.disciplines) },
        {
          name: t('shops.column.commissionBp'),
          value: profile.commissionBp === null ? t('shops.general-rate') : format.percent(profile.commissionBp / 10_000),
        },
        { name: t('shops.column.followers'), value: format.number(profile.followers) },
        { name: t('shops.links'), value: (data?.links ?? []).map(({ url }) => url).join(', ') },
        { name: t('shops.holiday'), value: data?.holidayUntil ? format.date(data.holidayUntil) : '' },
      ]}
    />
  );
}

const styles = { root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }) };
