import { FormSection } from '@orime/forms';
import { Link, useFormat, useQuery } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion, Stack, Text } from '@orime/ui';
import { ReturnAddress } from '../../returns/index.ts';
import { useProfileT } from '../profile-texts.ts';
import { agreementQuery } from '../profile.api.ts';

/** How one sells: the agreement, where returns go, and the ways to terms for stores. Fetches. */
export function SellingPanel() {
  const t = useProfileT();
  const format = useFormat();
  const { data: agreement, isError, isFetching, refetch } = useQuery(agreementQuery());
  return (
    <div>
      <FormSection title={t('profile.agreement')} text={t('profile.agreement.text')}>
        {agreement === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
        {agreement === undefined && !isError && (
          <SkeletonRegion>
            <Skeleton height="3rem" />
          </SkeletonRegion>
        )}
        {agreement && (
          <Text>
            {agreement.acceptedAt === null
              ? t('profile.agreement.open', { version: agreement.version })
              : t('profile.agreement.accepted', { version: agreement.version, date: format.date(agreement.acceptedAt) })}
          </Text>
        )}
        <Link to="/vendor-agreement">{t('profile.agreement.read')}</Link>
      </FormSection>
      <FormSection title={t('profile.returns')} text={t('profile.returns.text')}>
        <ReturnAddress />
      </FormSection>
      <FormSection title={t('profile.trade')} text={t('profile.trade.text')}>
        <Stack gap={2}>
          <Link to="/dashboard?tab=wholesale">{t('profile.trade.terms')}</Link>
          <Link to="/dashboard?tab=lookbooks">{t('profile.trade.lookbooks')}</Link>
        </Stack>
      </FormSection>
    </div>
  );
}
