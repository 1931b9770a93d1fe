import { Global } from '@orime/ui';

export type PrintOnlyProps = {
  /** Id of the element that is what is printed. */
  readonly id: string;
  /** As in CSS: `A5`, `91mm 55mm`. */
  readonly page: string;
  readonly margin: string;
};

const BARE = ['position:static', 'width:auto', 'max-width:none', 'min-height:0', 'margin:0', 'padding:0', 'border:0', 'overflow:visible'];

/** Leaves one element of the page on paper, on sheets of the given size: everything beside it is gone, everything around it is bare. */
export function PrintOnly({ id, page, margin }: PrintOnlyProps) {
  const bare = ['display:block', ...BARE].map((rule) => `${rule}!important`).join(';');
  return (
    <Global
      styles={`@page{size:${page};margin:${margin}}
@media print{
body *:not(:has(#${id}), #${id}, #${id} *){display:none!important}
body,body *:has(#${id}){${bare}}
}`}
    />
  );
}
