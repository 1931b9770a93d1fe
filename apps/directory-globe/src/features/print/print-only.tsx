import { Global } from '@orime/ui';

export type PrintOnlyProps = {
  /** Id of the element that is the whole sheet. */
  readonly id: string;
  /** As in CSS: `A5`, `91mm 55mm`. */
  readonly page: string;
  readonly margin: string;
};

/** Leaves one element of the page on paper, at the upper corner of a sheet of the given size. */
export function PrintOnly({ id, page, margin }: PrintOnlyProps) {
  return (
    <Global
      styles={{
        '@page': { size: page, margin },
        '@media print': {
          'body *': { visibility: 'hidden' },
          // What is hidden still has its height, and would be printed as empty sheets.
          'html, body': { height: '100%', overflow: 'hidden', margin: 0 },
          [`#${id}, #${id} *`]: { visibility: 'visible' },
          [`#${id}`]: { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0, margin: 0 },
        },
      }}
    />
  );
}
