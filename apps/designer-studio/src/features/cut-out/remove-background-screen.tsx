import { css, Heading, Page, space, Text } from '@orime/ui';
import { Lock } from '@orime/ui/icons';
import { useCutOutT } from './cut-out-texts.ts';
import { CutOutDesk } from './desk/cut-out-desk.tsx';
import { ResultBar } from './desk/result-bar.tsx';
import { useCutOut } from './work/use-cut-out.ts';

/** Takes the background of a photograph away, in the browser. */
export default function RemoveBackgroundScreen() {
  const t = useCutOutT();
  const { session, state } = useCutOut();
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size={2}>
          {t('cut-out.title')}
        </Heading>
        <Text tone="muted" css={styles.text}>
          {t('cut-out.text')}
        </Text>
        <Text size="sm" css={styles.private}>
          <Lock size={16} aria-hidden />
          {t('cut-out.private')}
        </Text>
      </header>
      <CutOutDesk session={session} state={state}>
        {state.phase.status === 'ready' && <ResultBar session={session} state={state} name={state.phase.name} />}
      </CutOutDesk>
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  text: css({ maxWidth: '40rem' }),
  private: css({ display: 'flex', gap: space[2], alignItems: 'center' }),
};
