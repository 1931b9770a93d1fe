import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { css } from '@orime/ui';
import type { ReactNode } from 'react';
import { SECTION_NAMES, sectionId } from '../design-sections.ts';
import type { DesignSection } from '../design-sections.ts';
import { AboutSection } from './about-section.tsx';
import type { WordedSectionProps } from './design-section.ts';
import { MaterialsSection } from './materials-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { SizeChartSection } from './size-chart-section.tsx';
import { SizesSection } from './sizes-section.tsx';
import { StyleSection } from './style-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

export type DesignFieldsProps = WordedSectionProps & {
  readonly saved?: OwnerDesign;
  /** Sizes whose stock is counted elsewhere. */
  readonly counted?: ReadonlySet<string>;
  readonly isOwner: boolean;
  readonly onUploading: (isUploading: boolean) => void;
  /** Below a part: what was changed in it. */
  readonly footOf?: (section: DesignSection) => ReactNode;
};

/** Every field of a design, in parts with an address each. */
export function DesignFields({ form, words, saved, counted, isOwner, onUploading, footOf }: DesignFieldsProps) {
  const takenPieces = new Set((saved?.pieces ?? []).filter(({ available }) => !available).map(({ serial }) => serial));
  const parts: Readonly<Record<DesignSection, ReactNode>> = {
    images: <PicturesSection form={form} onUploading={onUploading} />,
    about: <AboutSection form={form} words={words} />,
    materials: <MaterialsSection form={form} words={words} />,
    style: <StyleSection form={form} saved={saved} isOwner={isOwner} />,
    sizes: <SizesSection form={form} counted={counted} takenPieces={takenPieces} />,
    chart: <SizeChartSection form={form} words={words} />,
    prices: <PricesSection form={form} />,
    visibility: <VisibilitySection form={form} saved={saved} isOwner={isOwner} />,
  };
  return SECTION_NAMES.map((name) => (
    <div key={name} id={sectionId(name)} css={styles.part}>
      {parts[name]}
      {footOf?.(name)}
    </div>
  ));
}

// A part that a link leads to is not hidden by the header.
const styles = { part: css({ scrollMarginBlockStart: '6rem', minWidth: 0 }) };
