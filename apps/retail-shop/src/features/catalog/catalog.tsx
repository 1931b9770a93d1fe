import type { DocumentRead } from '@orime/contracts';
import { useT } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { CatalogBody } from './catalog-body.tsx';
import type { Facet } from './catalog-filters.ts';
import { useCatalog } from './use-catalog.ts';

export type CatalogProps = {
  readonly read: DocumentRead;
  readonly title: string;
  readonly intro?: ReactNode;
  /** Filters the screen has fixed already. */
  readonly hidden?: readonly (Facet | 'sale')[];
};

/** A page that is a list of designs under its title. */
export function Catalog({ read, title, intro, hidden = [] }: CatalogProps) {
  const t = useT('retail-shop');
  const catalog = useCatalog(read);
  return (
    <Page width="wide">
      <header css={styles.head}>
        <Heading level={1}>{title}</Heading>
        {catalog.data && (
          <Text tone="muted" role="status">
            {t('catalog.count', { count: catalog.data.total })}
          </Text>
        )}
        {intro}
      </header>
      <CatalogBody catalog={catalog} hidden={hidden} />
    </Page>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: `clamp(${space[5]}, 4vw, ${space[7]})` }),
};
