// The core door of the design system: eager, native elements only. Overlays are in `@orime/ui/overlays`, tables,
// tabs, breadcrumbs, carousels and uploads in `@orime/ui/data`, all icons in `@orime/ui/icons`; the README names the other doors.
export { ClassNames, css, Global, keyframes } from '@emotion/react';
export type { CSSObject, Interpolation, SerializedStyles, Theme } from '@emotion/react';
export type { EmotionCache } from '@emotion/cache';

export { breakpoint, color, font, media, motion, radius, space, z } from './tokens/tokens.ts';
export type { SpaceStep } from './tokens/tokens.ts';

export { createStyleCache } from './foundation/create-style-cache.ts';
export { FontFaces } from './foundation/font-faces.tsx';
export { loadJapaneseFont } from './foundation/japanese-font.ts';
export { defineLabels } from './foundation/define-labels.ts';
export { uiLabel, useUiLabel } from './foundation/labels.ts';
export type { UiLabel } from './foundation/labels.ts';
export { DESKTOP, PHONE, REDUCED_MOTION, useMediaQuery } from './foundation/use-media-query.ts';
export { whenIdle } from './foundation/when-idle.ts';
export { UiProvider, useUiLanguage } from './foundation/ui-provider.tsx';
export type { PhrasesOf, UiLanguage, UiProviderProps } from './foundation/ui-provider.tsx';

export { Cluster } from './layout/cluster.tsx';
export { Container } from './layout/container.tsx';
export { Grid } from './layout/grid.tsx';
export { Page } from './layout/page.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { Stack } from './layout/stack.tsx';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden.tsx';

export { byPhrase } from './typography/by-phrase.ts';
export { Heading } from './typography/heading.tsx';
export { Phrases } from './typography/phrases.tsx';
export { Text } from './typography/text.tsx';

export { Button } from './actions/button.tsx';
export type { ButtonProps } from './actions/button.tsx';
export { buttonStyles } from './actions/button-styles.ts';
export type { ButtonLook, ButtonSize, ButtonVariant } from './actions/button-styles.ts';
export { IconButton } from './actions/icon-button.tsx';

export { Checkbox } from './forms/checkbox.tsx';
export { controlStyles, FieldFrame } from './forms/field.tsx';
export type { FieldControl, FieldProps } from './forms/field.tsx';
export { FieldError } from './forms/field-error.tsx';
export { FormErrorSummary } from './forms/form-error-summary.tsx';
export { RadioGroup } from './forms/radio-group.tsx';
export type { RadioOption } from './forms/radio-group.tsx';
export { Segmented } from './forms/segmented.tsx';
export type { SegmentedOption } from './forms/segmented.tsx';
export { Select } from './forms/select.tsx';
export { Switch } from './forms/switch.tsx';
export { TextArea } from './forms/text-area.tsx';
export { TextField } from './forms/text-field.tsx';

export { Badge } from './display/badge.tsx';
export type { BadgeTone } from './display/badge.tsx';
export { Chip } from './display/chip.tsx';
export { Disclosure } from './display/disclosure.tsx';
export { Image } from './display/image.tsx';
export type { ImageProps } from './display/image.tsx';
export { imageSrcSet, imageUrl, imageWidths } from './display/image-source.ts';
export type { ImageSource, ImageWidth } from './display/image-source.ts';
export { Price } from './display/price.tsx';
export { Thumbhash } from './display/thumbhash.tsx';
export type { ThumbhashProps } from './display/thumbhash.tsx';

export { EmptyState } from './feedback/empty-state.tsx';
export { FailedState } from './feedback/failed-state.tsx';
export { Notice } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Skeleton, SkeletonRegion } from './feedback/skeleton.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { ToastRegion } from './feedback/toast-region.tsx';
export { dismissToast, showToast, toastStore } from './feedback/toast-store.ts';
export type { Toast, ToastInput } from './feedback/toast-store.ts';

export { linkTarget } from './foundation/link-like.ts';
export type { LinkLike } from './foundation/link-like.ts';

export * from './icons/core-icons.ts';
