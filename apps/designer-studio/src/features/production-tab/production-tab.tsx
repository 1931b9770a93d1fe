import { Link, useT } from '@orime/platform';
import { buttonStyles, css, Plus, space } from '@orime/ui';
import { RunsView } from '../production/index.ts';
import { RfqList } from '../rfq/index.ts';

/** What a designer has made: quotes of workshops, and runs in-house and elsewhere. Its parts fetch. */
export function ProductionTab() {
  const t = useT('designer-studio');
  return (
    <div css={styles.root}>
      <RunsView
        empty={{ title: t('production.empty.title'), text: t('production.empty.text') }}
        actions={
          <Link css={buttonStyles({ size: 'sm' })} to="/production/in_house/add">
            <Plus size={16} aria-hidden />
            {t('production.plan')}
          </Link>
        }
      />
      <RfqList side="requester" />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[7], '& > *': { minWidth: 0 } }) };
