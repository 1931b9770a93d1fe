import { Button, Cluster, Info, Text } from '@orime/ui';
import { Combobox, ConfirmDialog, Dialog, Drawer, MenuButton, Tooltip } from '@orime/ui/overlays';
import { useState } from 'react';

type Open = 'drawer' | 'dialog' | 'confirm' | null;

const cities = ['Tokyo 東京', 'Kyoto 京都', 'Porto', 'Lagos', 'Oaxaca'].map((label) => ({ id: label, label }));

export default function OverlayExamples() {
  const [open, setOpen] = useState<Open>(null);
  const [city, setCity] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Cluster>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Open question
        </Button>
        <MenuButton
          label="More"
          choices={[
            { id: 'share', label: 'Share' },
            { id: 'report', label: 'Report' },
          ]}
          onChoose={close}
          variant="secondary"
        />
        <Tooltip text="Measured flat, armpit to armpit">
          <button type="button" aria-label="How we measure">
            <Info size={20} />
          </button>
        </Tooltip>
      </Cluster>
      <Combobox label="City" options={cities} value={city} onChange={setCity} />
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Cart" footer={<Button block>Checkout</Button>}>
        <Text>Two garments.</Text>
      </Drawer>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Size guide">
        <Text>Chest 104 cm</Text>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete this design?"
        confirmLabel="Delete"
        isDangerous
        onConfirm={close}
        onCancel={close}
      >
        Are you sure? This can NOT be undone!
      </ConfirmDialog>
    </>
  );
}
