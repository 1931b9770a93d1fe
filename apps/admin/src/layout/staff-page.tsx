import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useSession, useT } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { AdminLayout } from './admin-layout.tsx';

export type StaffPageProps = {
  readonly title: string;
  readonly dek?: string;
  /** What the screen's first read failed with; a refusal takes the place of the screen. */
  readonly error: unknown;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a screen of the staff: the rail, one heading, and for others what one would need to be let in. */
export function StaffPage({ title, dek, error, actions, children }: StaffPageProps) {
  const t = useT('admin');
  const isSignedIn = useSession().status === 'signed-in';
  const refusal = isSignedIn ? refusalOf(error) : 'sign-in';
  if (refusal !== undefined && refusal !== 'not_found')
    return (
      <Page>
        <AccessPanel refusal={refusal} text={t(refusal === 'sign-in' ? 'access.staff.text' : 'access.forbidden.text')} />
      </Page>
    );
  return (
    <AdminLayout>
      <Page width="wide">
        <header css={styles.head}>
          <div css={styles.words}>
            <Heading level={1} size={2}>
              {title}
            </Heading>
            {dek && (
              <Text lead tone="muted">
                {dek}
              </Text>
            )}
          </div>
          {actions}
        </header>
        {children}
      </Page>
    </AdminLayout>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: space[4],
    marginBlockEnd: space[5],
  }),
  words: css({ display: 'grid', gap: space[2], minWidth: 0, flex: '1 1 20rem' }),
};
