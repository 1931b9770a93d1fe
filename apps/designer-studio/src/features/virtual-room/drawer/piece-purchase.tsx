import type { CartItem } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { addToCart, openCart, useFormat, useMutation } from '@orime/platform';
import { Button, Notice, RadioGroup, Stack, Text } from '@orime/ui';
import { useState } from 'react';
import { useRoomT } from '../room-texts.ts';
import { cartLineOf, optionsOf, type PieceOption } from './piece-options.ts';

export type PiecePurchaseProps = { readonly design: Design; readonly onShowCart: () => void };

/** Choose a size, or the one garment there is, and put it into the cart. */
export function PiecePurchase({ design, onShowCart }: PiecePurchaseProps) {
  const t = useRoomT();
  const format = useFormat();
  const options = optionsOf(design);
  const open = options.filter(({ isOpen }) => isOpen);
  const [chosenKey, setChosenKey] = useState(open.length === 1 ? open[0]?.key : undefined);
  const [isMissing, setMissing] = useState(false);
  const adding = useMutation({ mutationFn: (item: CartItem) => addToCart(item) });
  const { holidayUntil } = design.designerCard;
  if (design.priceMinor === null || design.archived || holidayUntil !== null || open.length === 0)
    return <Notice>{reasonNotToSell()}</Notice>;

  function reasonNotToSell(): string {
    if (holidayUntil !== null) return t('room.holiday', { date: format.date(holidayUntil) });
    return design.priceMinor === null ? t('room.not-in-market') : t('room.sold-out.now');
  }

  function handleChoose(key: string): void {
    setChosenKey(key);
    setMissing(false);
    adding.reset();
  }

  function handleAdd(): void {
    const chosen = open.find(({ key }) => key === chosenKey);
    const item = chosen && cartLineOf(design, chosen);
    if (item) adding.mutate(item);
    else setMissing(true);
  }

  function labelOf(option: PieceOption): string {
    if (option.kind === 'piece') return t(option.isOpen ? 'room.size.once' : 'room.size.sold-out', { size: option.piece.size });
    const name = option.size.size === 'OS' ? t('room.size.one') : option.size.size;
    if (!option.isOpen) return t('room.size.sold-out', { size: name });
    if (option.size.leadDays !== null) return t('room.size.made', { size: name, count: option.size.leadDays });
    return option.size.left === null ? name : t('room.size.left', { size: name, count: option.size.left });
  }

  return (
    <Stack gap={4}>
      <RadioGroup
        legend={t('room.size')}
        framed
        options={options.map((option) => ({ value: option.key, label: labelOf(option), disabled: !option.isOpen }))}
        value={chosenKey}
        onChange={handleChoose}
        error={isMissing ? t('room.size.missing') : undefined}
      />
      <Button block size="lg" busy={adding.isPending} onClick={handleAdd}>
        {t('room.add')}
      </Button>
      <Text size="sm" tone={adding.isError ? 'danger' : 'muted'} role="status">
        {adding.isSuccess ? t('room.added') : adding.isError ? t('room.add.failed') : ''}
      </Text>
      {adding.isSuccess && (
        <Button
          block
          variant="secondary"
          onClick={() => {
            onShowCart();
            openCart();
          }}
        >
          {t('room.show-cart')}
        </Button>
      )}
    </Stack>
  );
}
