import type { Page } from '@playwright/test';

/** A second of film in an MP4, recorded by the browser itself: what it records it can play. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const type = ['avc1.42E01E', 'vp09.00.10.08', 'av01.0.01M.08']
      .map((codec) => `video/mp4;codecs=${codec}`)
      .find((each) => MediaRecorder.isTypeSupported(each));
    if (type === undefined) throw new Error('This browser records no MP4');
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 320 });
    const pen = canvas.getContext('2d');
    let turn = 0;
    const draw = setInterval(() => {
      if (pen === null) return;
      pen.fillStyle = `hsl(${turn} 40% 40%)`;
      pen.fillRect(0, 0, 240, 320);
      pen.fillStyle = '#fff';
      pen.fillRect(40, turn % 280, 160, 40);
      turn += 12;
    }, 40);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type, videoBitsPerSecond: 200_000 });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    await new Promise((done) => setTimeout(done, 1200));
    recorder.stop();
    await stopped;
    clearInterval(draw);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(text, 'base64');
}
