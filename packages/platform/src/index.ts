/** The platform's front door for screens. Names are stable: the shell keeps all of them for remotes released later. */
export { useSession } from './session/use-session.ts';
export { getSession, signIn, signOut } from './session/session-actions.ts';
export type { Session, SignOutReason } from './session/session.ts';

export { api } from './http/api.ts';
export type { RequestOptions } from './http/api.ts';
export { ApiError, isApiError } from './http/api-error.ts';
export { textOfError } from './http/text-of-error.ts';
export type { UploadOptions } from './http/upload.ts';

export { apiQuery } from './query/api-query.ts';
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

export { useT } from './i18n/use-t.ts';
export type { Translate } from './i18n/create-translations.ts';
export { Trans } from './i18n/trans.tsx';
export { setLanguage, useLanguage } from './i18n/language.ts';
export { readText, useText } from './i18n/use-text.ts';
export { useFormat } from './i18n/use-format.ts';
export type { Format } from './i18n/create-format.ts';
export { defineLocales } from './i18n/define-locales.ts';
export { extendLocales } from './i18n/extend-locales.ts';

export { remoteStorage } from './remote/remote-storage.ts';
export type { RemoteStorage } from './remote/remote-storage.ts';
export { setTheme, useTheme } from './state/theme.ts';
export { setMarket, useMarket } from './state/market.ts';
export { resetGender, useGender } from './state/gender.ts';
export { readConsentRecord, setConsent, useConsent } from './state/consent.ts';
export { recordCodeUsed } from './state/codes-used.ts';
export { useRoot } from './state/use-root.ts';
export type { PersistedState, RootState, Theme } from './state/root-state.ts';
export { create } from 'zustand';
export { useShallow } from 'zustand/react/shallow';

export { useCart } from './cart/use-cart.ts';
export { useMayOrder } from './cart/use-may-order.ts';
export { useWholesaleCart } from './cart/use-wholesale-cart.ts';
export {
  addToCart,
  addToWholesaleCart,
  clearCart,
  clearWholesaleCart,
  closeCart,
  closeWholesaleCart,
  openCart,
  openWholesaleCart,
  removeFromCart,
  removeFromWholesaleCart,
  restoreToCart,
  restoreToWholesaleCart,
  setCartQuantity,
} from './cart/cart-commands.ts';

export { useLike } from './changes/use-like.ts';
export type { Like, LikeState } from './changes/use-like.ts';
export { useFollow } from './changes/use-follow.ts';
export type { Follow } from './changes/use-follow.ts';
export { useFulfilment } from './changes/use-fulfilment.ts';
export type { FulfilmentState, Parcel } from './changes/use-fulfilment.ts';

export { openChat } from './chat/open-chat.ts';
export { keepGuestDesign } from './guest-design/keep-guest-design.ts';

export { Link } from './navigation/link.tsx';
export type { LinkProps } from './navigation/link.tsx';
export { NavLink } from './navigation/nav-link.tsx';
export { Navigate, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
export { useHasRoute } from './navigation/use-has-route.ts';
export { useIsHydrated } from './navigation/use-is-hydrated.ts';
export { useIsMarkup } from './navigation/use-is-markup.ts';
export { useTab } from './navigation/use-tab.ts';
export { useDocumentTitle } from './navigation/use-document-title.ts';
export { useReadContext } from './navigation/use-read-context.ts';
export { readQuery, useRouteRead } from './navigation/use-route-read.ts';

export { reportError } from './telemetry/report-error.ts';
export { recordPageView } from './telemetry/page-views.ts';

export { defineRemote } from './remote/define-remote.ts';
export type { FragmentLoader, FragmentsOf, HealthReport, RemoteDefinition, ScreenLoader } from './remote/define-remote.ts';
export { Slot } from './remote/slot.tsx';
export type { SlotProps } from './remote/slot.tsx';
export { useFragmentRead } from './remote/use-fragment-read.ts';
export { useIsSlotFilled } from './remote/use-is-slot-filled.ts';
export { useBus } from './remote/remote-context.tsx';
