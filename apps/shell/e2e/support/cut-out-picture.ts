import type { Locator, Page } from '@playwright/test';

export type KnownPicture = { readonly buffer: Buffer; /** One digit a pixel: 1 is garment. */ readonly truth: string };

/** A garment whose outline is known, before paper that is lit from the left or before bricks. Drawn in the page, which has a canvas. */
export async function drawKnownPicture(page: Page, behind: 'paper' | 'bricks', width = 360): Promise<KnownPicture> {
  const { png, truth } = await page.evaluate(drawGarment, { behind, width });
  return { buffer: Buffer.from(png, 'base64'), truth };
}

/** Chooses a photograph of 40 megapixels, which is made where it is chosen: as text it would not fit between test and page. */
export async function chooseHugePicture(field: Locator): Promise<void> {
  await field.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(5480, 7300);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = '#d8d2c8';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#27384f';
    context.fillRect(1400, 1500, 2700, 4400);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
    const chosen = new DataTransfer();
    chosen.items.add(new File([picture], 'huge.jpg', { type: 'image/jpeg' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Intersection over union of what a result keeps and what is garment. */
export async function overlapWith(page: Page, result: Buffer, truth: string): Promise<number> {
  return page.evaluate(measureOverlap, { png: result.toString('base64'), truth });
}

/** Runs in the page. */
async function drawGarment({ behind, width }: { readonly behind: string; readonly width: number }) {
  const height = Math.round((width * 4) / 3);
  const paint = (shape: boolean): OffscreenCanvas => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    if (!shape) {
      const light = context.createLinearGradient(0, 0, width, height);
      light.addColorStop(0, '#e9e4db');
      light.addColorStop(1, '#c4bcb0');
      context.fillStyle = light;
      context.fillRect(0, 0, width, height);
      if (behind === 'bricks')
        for (let row = 0; row < 24; row += 1)
          for (let column = -1; column < 8; column += 1) {
            context.fillStyle = ['#a4543c', '#8f4632', '#b2624a', '#7d3d2c'][(row * 7 + column * 3 + 8) % 4] ?? '';
            context.fillRect(((column + (row % 2) / 2) * width) / 7 + 2, (row * height) / 24 + 2, width / 7 - 4, height / 24 - 4);
          }
      context.shadowColor = 'rgba(30, 25, 20, 0.35)';
      context.shadowBlur = behind === 'paper' ? width / 30 : width / 60;
      context.shadowOffsetY = width / 60;
    }
    const [x, y] = [width / 100, height / 133];
    context.fillStyle = '#27384f';
    context.beginPath();
    for (const [px, py] of [
      [38, 22],
      [62, 22],
      [84, 40],
      [76, 56],
      [67, 49],
      [70, 112],
      [30, 112],
      [33, 49],
      [24, 56],
      [16, 40],
    ] as const)
      context.lineTo(px * x, py * y);
    context.closePath();
    context.fill();
    if (!shape) {
      context.shadowColor = 'transparent';
      context.fillStyle = '#3d5677';
      for (let fold = 0; fold < 6; fold += 1) context.fillRect((36 + fold * 5) * x, (56 + fold) * y, 0.8 * x, 50 * y);
    }
    return canvas;
  };
  const picture = await paint(false).convertToBlob({ type: 'image/png' });
  const alpha = paint(true).getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  let truth = '';
  for (let i = 3; i < alpha.length; i += 4) truth += (alpha[i] ?? 0) >= 128 ? '1' : '0';
  let text = '';
  for (const byte of new Uint8Array(await picture.arrayBuffer())) text += String.fromCharCode(byte);
  return { png: btoa(text), truth };
}

/** Runs in the page. */
async function measureOverlap({ png, truth }: { readonly png: string; readonly truth: string }): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const alpha = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  if (alpha.length !== truth.length * 4) return 0;
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.length; i += 1) {
    const [kept, is] = [(alpha[i * 4 + 3] ?? 0) >= 128, truth[i] === '1'];
    if (kept && is) both += 1;
    if (kept || is) either += 1;
  }
  return both / either;
}
