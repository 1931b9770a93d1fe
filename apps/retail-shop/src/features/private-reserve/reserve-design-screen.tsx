import { DesignPrice } from '@orime/cards';
import { currencyOf } from '@orime/contracts';
import type { ReserveDesign } from '@orime/contracts/api/catalogue/private-reserve';
import { isApiError, Link, useDocumentTitle, useMarket, useParams, useQuery, useSession, useText } from '@orime/platform';
import { css, FailedState, font, Heading, media, Page, space, Stack, Text } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { DesignDetails, DesignSkeleton, Gallery, ProvenanceStrip, SizeGuideButton, usePhotoZoom } from '../design/index.ts';
import { Certificate } from './certificate.tsx';
import { PieceList } from './piece-list.tsx';
import { PieceNotShown } from './piece-not-shown.tsx';
import { reserveDesignQuery } from './private-reserve.api.ts';
import { useReserveT } from './reserve-texts.ts';

/** One garment of the reserve with its numbered pieces. */
export default function ReserveDesignScreen() {
  const t = useReserveT();
  const text = useText();
  const { name = '' } = useParams();
  const { code } = useMarket();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : undefined;
  const caller = { currency: currencyOf(code), userId };
  const { data: design, error, isFetching, refetch } = useQuery(reserveDesignQuery(name, caller));
  useDocumentTitle(design ? t('reserve.design.title', { name: text(design), designer: text(design.designer) }) : t('reserve.title'));
  if (design) return <Ready design={design} onChanged={() => void refetch()} />;
  if (isApiError(error) && error.status === 404) return <PieceNotShown caller={caller} />;
  if (error)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  return (
    <Page width="wide">
      <DesignSkeleton />
    </Page>
  );
}

function Ready({ design, onChanged }: { readonly design: ReserveDesign; readonly onChanged: () => void }) {
  const t = useReserveT();
  const text = useText();
  const name = text(design);
  const { zoom, dialog } = usePhotoZoom(design.images, name);
  return (
    <Page width="wide">
      <Breadcrumbs linkAs={Link} css={styles.crumbs} items={[{ label: t('reserve.title'), to: '/private-reserve' }, { label: name }]} />
      <div css={styles.columns}>
        <Gallery views={design.images} name={name} onZoom={zoom} />
        {dialog}
        <div css={styles.side}>
          <Stack gap={2}>
            <Text>
              <Link css={styles.designer} to={`/shop/${design.designer.handle}`}>
                {text(design.designer)}
              </Link>
            </Text>
            <Heading level={1} size={2}>
              {name}
            </Heading>
            {design.priceMinor === null ? (
              <Text css={styles.price}>{t('reserve.on-request')}</Text>
            ) : (
              <DesignPrice css={styles.price} design={design} />
            )}
          </Stack>
          <PieceList design={design} onChanged={onChanged} />
          <SizeGuideButton design={design} size={design.pieces[0]?.size} />
          <Text>{text(design.description)}</Text>
          <DesignDetails design={design} />
        </div>
      </div>
      <Certificate design={design} />
      <ProvenanceStrip design={design} />
    </Page>
  );
}

const styles = {
  crumbs: css({ marginBlockEnd: space[4], '@media print': { display: 'none' } }),
  columns: css({
    display: 'grid',
    gap: space[5],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(20rem, 1fr)', gap: space[6] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(22rem, 1fr)', columnGap: space[8] },
    '@media print': { display: 'none' },
  }),
  side: css({ display: 'grid', gap: space[5], alignContent: 'start', justifyItems: 'stretch', minWidth: 0 }),
  designer: css({ textDecoration: 'none', fontWeight: 500, '&:hover': { textDecoration: 'underline' } }),
  price: css({ fontSize: font.size.lg }),
};
