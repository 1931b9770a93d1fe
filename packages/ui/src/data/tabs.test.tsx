import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Example() {
  const [tab, setTab] = useState<'shop' | 'stories'>('shop');
  return (
    <Tabs
      label="Sections"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'shop', label: 'Shop' },
        { value: 'stories', label: 'Stories' },
      ]}
    >
      {tab}
    </Tabs>
  );
}

test('arrow keys move between tabs and wrap around', async () => {
  render(<Example />);
  screen.getByRole('tab', { name: 'Shop' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Stories', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Stories' })).toHaveTextContent('stories');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Shop', selected: true })).toHaveFocus();
});
