import type { Profile } from '@orime/contracts/api/people/profile';
import { readQuery, useFormat, useIsSlotFilled, useQuery, useSearchParams } from '@orime/platform';
import { Notice, Page, Stack } from '@orime/ui';
import { LentTab } from './lent-tab.tsx';
import { OwnerNote } from './owner-note.tsx';
import { ShopAbout } from './shop-about.tsx';
import { ShopCover } from './shop-cover.tsx';
import { ShopDesigns } from './shop-designs.tsx';
import { ShopHeader } from './shop-header.tsx';
import { SHOP_TABS, tabOf, type ShopTab } from './shop-tab.ts';
import { ShopTabs } from './shop-tabs.tsx';
import { useShopT } from './shop-texts.ts';

/** The shop of a designer. Tabs that nobody fills are not offered. */
export function ShopPage({ profile }: { readonly profile: Profile }) {
  const t = useShopT();
  const format = useFormat();
  const [search] = useSearchParams();
  const hasMagazine = useIsSlotFilled('designer-stories@1');
  // The same read as that of the tab's content.
  const { data: stories } = useQuery({
    ...readQuery<readonly unknown[]>(`/api/article/about/designer/${encodeURIComponent(profile.handle)}`),
    enabled: hasMagazine,
  });
  const isLent = {
    lookbooks: useIsSlotFilled('designer-lookbooks@1') && profile.lookbook.length > 0,
    // Gone once it is known that nothing was written.
    stories: hasMagazine && stories?.length !== 0,
  };
  const offered = SHOP_TABS.filter((tab) => tab === 'shop' || tab === 'about' || isLent[tab]);
  const tab = tabOf(search, offered);
  return (
    <>
      <ShopCover cover={profile.cover} />
      <Page width="wide">
        <Stack gap={5}>
          <ShopHeader profile={profile} />
          {profile.viewer.canEdit && <OwnerNote profileId={profile.id} />}
          {profile.holidayUntil !== null && (
            <Notice tone="warning">{t('shop.holiday', { date: format.date(profile.holidayUntil) })}</Notice>
          )}
          <ShopTabs handle={profile.handle} offered={offered} current={tab} />
          <TabContent tab={tab} profile={profile} />
        </Stack>
      </Page>
    </>
  );
}

function TabContent({ tab, profile }: { readonly tab: ShopTab; readonly profile: Profile }) {
  switch (tab) {
    case 'shop':
      return <ShopDesigns profile={profile} />;
    case 'lookbooks':
      return <LentTab name="designer-lookbooks@1" designer={profile.handle} />;
    case 'stories':
      return <LentTab name="designer-stories@1" designer={profile.handle} />;
    case 'about':
      return <ShopAbout profile={profile} />;
  }
}
