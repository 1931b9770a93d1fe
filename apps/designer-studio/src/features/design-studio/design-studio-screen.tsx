import { Link } from '@orime/platform';
import { buttonStyles, EmptyState, FailedState, Page, Skeleton, SkeletonRegion } from '@orime/ui';
import { useOpening } from './keep/use-opening.ts';
import { useStudioT } from './studio-texts.ts';
import { Workbench } from './workbench.tsx';

/** Draws on garments: for everybody, kept in the browser for visitors and with the account for members. */
export default function DesignStudioScreen() {
  const t = useStudioT();
  const { opening, ...kept } = useOpening();
  switch (opening) {
    case 'opening':
      return (
        <Page>
          <SkeletonRegion>
            <Skeleton height="70svh" />
          </SkeletonRegion>
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <FailedState
            level={1}
            title={t('design-studio.missing')}
            text={t('design-studio.missing.text')}
            onRetry={kept.retry}
            busy={kept.isFetching}
          />
        </Page>
      );
    case 'unreadable':
      return (
        <Page>
          <EmptyState
            level={1}
            title={t('design-studio.unreadable')}
            text={t('design-studio.unreadable.text')}
            actions={
              <Link css={buttonStyles()} to="/designstudio">
                {t('design-studio.new')}
              </Link>
            }
          />
        </Page>
      );
    case 'ready':
      return <Workbench {...kept} />;
  }
}
