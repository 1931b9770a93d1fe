import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';

test('a code is drawn as runs of modules inside its quiet zone', () => {
  render(<QrCode text="https://orime.example/return/1042" label="QR code of your return" />);
  const code = screen.getByRole('img', { name: 'QR code of your return' });
  // 33 characters need version 3: 29 modules and 4 empty ones on each side.
  expect(code).toHaveAttribute('viewBox', '-4 -4 37 37');
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  // The first row begins and ends with the edge of a finder: seven dark modules.
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
  expect(path).toContain('M22 0h7v1h-7z');
});
