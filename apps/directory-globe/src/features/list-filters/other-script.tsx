import { useText } from '@orime/platform';
import { Text } from '@orime/ui';

export type OtherScriptProps = { readonly name: string; readonly nameJp: string };

/** The name in the script that the page does not show; nothing where there is only one. */
export function OtherScript({ name, nameJp }: OtherScriptProps) {
  const shown = useText()({ name, nameJp });
  const other = shown === nameJp ? name : nameJp;
  if (other === '' || other === shown) return null;
  return (
    <Text size="sm" lang={other === nameJp ? 'ja' : 'en'}>
      {other}
    </Text>
  );
}
